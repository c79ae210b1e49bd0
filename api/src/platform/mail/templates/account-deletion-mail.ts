import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

interface Deletion {
  by: 'owner' | 'staff' | 'merge';
  /** When the data is erased. */
  until: Date;
  /** False for an account closed by staff: signing in is not possible. */
  mayCancel: boolean;
}

const causes: Record<Deletion['by'], string> = {
  owner: 'La suppression de votre compte a été demandée.',
  staff: 'L’équipe du réseau a demandé la suppression de votre compte.',
  merge:
    'Vous aviez deux comptes sur le réseau : l’équipe les a réunis dans l’autre. Celui-ci, ouvert avec l’adresse qui reçoit ce message, va être supprimé.',
};

/** Confirms a deletion: what is erased, when, and how to cancel. */
export function accountDeletionMail(
  config: Config,
  person: Addressee,
  { by, until, mayCancel }: Deletion,
): Mail {
  const day = until.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  return letter(config, {
    kind: 'account-deletion',
    to: person.email,
    subject: 'Votre compte va être supprimé',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      causes[by],
      'Il est désactivé dès maintenant, et plus personne ne voit votre profil.',
      `Vos données (nom, adresse e-mail, téléphone, photo, biographie, parcours, référents) seront effacées le ${day}. Les actualités que vous avez publiées restent, signées « Ancien membre ».`,
      mayCancel
        ? `Pour conserver votre compte, connectez-vous avant le ${day}.`
        : 'Pour conserver votre compte, écrivez à l’équipe du réseau avant cette date.',
    ],
    ...(mayCancel && {
      action: { label: 'Conserver mon compte', url: `${config.BASE_URL}/login` },
    }),
    reason: `Vous recevez ce message parce que cette adresse est celle d’un compte sur ${config.NETWORK_NAME}.`,
  });
}
