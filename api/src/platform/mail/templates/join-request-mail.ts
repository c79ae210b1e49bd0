import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** Reports to staff that somebody left an address on the home page. */
export function joinRequestMail(
  config: Config,
  to: string,
  asked: { email: string; profession: string },
): Mail {
  return letter(config, {
    kind: 'join-request',
    to,
    subject: 'Une personne souhaite rejoindre le réseau',
    greeting: 'Bonjour,',
    paragraphs: [
      `${asked.email} a laissé son adresse sur la page d’accueil. Profession indiquée : ${asked.profession}.`,
    ],
    action: { label: 'Ouvrir les demandes', url: `${config.BASE_URL}/admin/join-requests` },
    reason: `Vous recevez ce message parce que vous gérez ${config.NETWORK_NAME}.`,
  });
}
