import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';

/** A placeholder, by the description: dialogs of the list do the work. */
export function AdministratorDetailScreen() {
  return (
    <Page
      title="Details admin"
      back={{ to: href('liste_admins'), label: 'Administrateurs' }}
      width="text"
    />
  );
}
