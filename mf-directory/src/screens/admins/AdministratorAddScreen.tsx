import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';

/** A placeholder, by the description: a dialog of the list does the work. */
export function AdministratorAddScreen() {
  return (
    <Page
      title="Add admin"
      lead="Un compte de l’équipe s’ajoute depuis la liste des administrateurs."
      back={{ to: href('liste_admins'), label: 'Administrateurs' }}
      width="text"
    />
  );
}
