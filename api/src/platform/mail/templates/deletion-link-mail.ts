import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Link to delete an account, for a person who cannot sign in. */
export function deletionLinkMail(config: Config, person: Addressee, token: string): Mail {
  const hours = Math.round(config.DELETION_TOKEN_LIFE / 3_600);
  return letter(config, {
    kind: 'deletion-link',
    to: person.email,
    subject: 'Supprimer votre compte',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `La suppression de votre compte sur ${config.NETWORK_NAME} a été demandée. Rien n’est supprimé tant que vous ne l’avez pas confirmé.`,
      `Ce lien est valable ${hours} heures et ne sert qu’une fois.`,
    ],
    action: {
      label: 'Confirmer la suppression',
      url: `${config.BASE_URL}/usersinfo?token=${token}`,
    },
    reason:
      'Vous recevez ce message parce que la suppression d’un compte a été demandée pour cette adresse. Si ce n’était pas vous, ignorez-le.',
  });
}
