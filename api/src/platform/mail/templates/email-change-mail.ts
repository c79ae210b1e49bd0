import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/**
 * Sent to the new address: the change takes effect when the link is opened. Names nobody: the
 * address may be a stranger's.
 */
export function emailChangeMail(config: Config, newEmail: string, token: string): Mail {
  const hours = Math.round(config.EMAIL_CHANGE_TOKEN_LIFE / 3_600);
  return letter(config, {
    kind: 'email-change',
    to: newEmail,
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour,',
    paragraphs: [
      `Vous avez demandé que cette adresse devienne celle de votre compte sur ${config.NETWORK_NAME}. Le changement prendra effet quand vous ouvrirez ce lien.`,
      `Ce lien est valable ${hours} heures et ne sert qu’une fois.`,
    ],
    action: {
      label: 'Confirmer ma nouvelle adresse',
      url: `${config.BASE_URL}/email/confirm/${token}`,
    },
    reason:
      'Vous recevez ce message parce que cette adresse a été indiquée dans un profil. Si ce n’était pas vous, ignorez-le.',
  });
}
