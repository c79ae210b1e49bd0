import { Page } from '@alumni/shared-ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';

/** Exemple: the first screen of this remote, for staff. */
export function ExempleScreen() {
  const [count, setCount] = useState(0);
  return (
    <Page
      title="Exemple"
      lead="Ce module vient d’être créé : écrivez ici son premier écran, et son test à côté."
    >
      <p role="status">Essais : {count}</p>
      <Button onClick={() => setCount(count + 1)}>Essayer</Button>
    </Page>
  );
}
