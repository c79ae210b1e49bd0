import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Link to choose a new password. */
export function resetMail(config: Config, person: Addressee, token: string): Mail {
  const minutes = Math.round(config.RESET_TOKEN_LIFE / 60);
  const email = encodeURIComponent(person.email);
  return letter(config, {
    kind: 'reset',
    to: person.email,
    subject: 'Réinitialiser votre mot de passe',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      'Vous avez demandé un nouveau mot de passe.',
      `Ce lien est valable ${minutes} minutes et ne sert qu’une fois.`,
    ],
    action: {
      label: 'Choisir un nouveau mot de passe',
      url: `${config.BASE_URL}/password-reset/${token}?email=${email}`,
    },
    reason:
      'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour cette adresse. Si ce n’était pas vous, ignorez-le.',
  });
}
