import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** Many failed sign-ins at an account in one day. */
export function loginGuessingMail(
  config: Config,
  person: { email: string; prenoms: string },
): Mail {
  return letter(config, {
    kind: 'login-guessing',
    to: person.email,
    subject: 'Des connexions à votre compte ont été refusées',
    greeting: `Bonjour ${person.prenoms},`,
    paragraphs: [
      'Beaucoup d’essais de connexion à votre compte ont échoué aujourd’hui. Ils sont ralentis, et votre compte reste ouvert : vous pouvez vous connecter comme d’habitude, peut-être après quelques secondes.',
      'Si ce n’était pas vous et que votre mot de passe est court, courant ou utilisé ailleurs, choisissez-en un nouveau.',
    ],
    action: {
      label: 'Choisir un nouveau mot de passe',
      url: `${config.BASE_URL}/password/reset/request`,
    },
    reason: `Vous recevez ce message parce que cette adresse est celle d’un compte sur ${config.NETWORK_NAME}.`,
  });
}
