import { Page } from '@alumni/shared-ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';

/** Événements: the first screen of this remote, for staff. */
export function EventsScreen() {
  const [count, setCount] = useState(0);
  return (
    <Page
      title="Événements"
      lead="Ce module vient d’être créé : écrivez ici son premier écran, et son test à côté."
    >
      <p role="status">Essais : {count}</p>
      <Button onClick={() => setCount(count + 1)}>Essayer</Button>
    </Page>
  );
}
