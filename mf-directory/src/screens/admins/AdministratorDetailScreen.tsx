import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';

/** A placeholder, by the description: dialogs of the list do the work. */
export function AdministratorDetailScreen() {
  return (
    <Page
      title="Details admin"
      lead="Un compte de l’équipe se modifie depuis la liste des administrateurs."
      back={{ to: href('liste_admins'), label: 'Administrateurs' }}
      width="text"
    />
  );
}
