import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** Asks a new member to prove that the address is theirs. */
export function verificationMail(
  config: Config,
  person: { email: string; prenoms: string },
  token: string,
): Mail {
  const days = Math.round(config.VERIFY_TOKEN_LIFE / 86_400);
  return letter(config, {
    kind: 'verification',
    to: person.email,
    subject: 'Confirmez votre adresse e-mail',
    greeting: `Bienvenue ${person.prenoms} !`,
    paragraphs: [
      `Votre inscription à ${config.NETWORK_NAME} est enregistrée. Il reste à confirmer que cette adresse e-mail est bien la vôtre.`,
      `Ce lien est valable ${days} jours et ne sert qu'une fois.`,
    ],
    action: { label: 'Confirmer mon adresse', url: `${config.BASE_URL}/check_user/${token}` },
    reason:
      "Vous recevez ce message parce que cette adresse a servi à une inscription. Si ce n'était pas vous, ignorez-le.",
  });
}
