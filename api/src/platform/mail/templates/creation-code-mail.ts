import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** Link to choose a first password, for a person added by staff. */
export function creationCodeMail(config: Config, person: { email: string }, code: string): Mail {
  const hours = Math.round(config.CREATION_CODE_LIFE / 3_600);
  return letter(config, {
    kind: 'creation-code',
    to: person.email,
    subject: 'Votre accès au réseau',
    greeting: 'Bonjour,',
    paragraphs: [
      `Un compte vous a été ouvert sur ${config.NETWORK_NAME}. Choisissez votre mot de passe pour y entrer.`,
      `Ce lien est valable ${hours} heures et ne sert qu’une fois.`,
    ],
    action: {
      label: 'Choisir mon mot de passe',
      url: `${config.BASE_URL}/password/create/${code}`,
    },
    reason: 'Vous recevez ce message parce que l’équipe du réseau vous a inscrit.',
  });
}
