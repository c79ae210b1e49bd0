import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Staff refused a sign-up, for a reason; the person may correct it. */
export function refusalMail(config: Config, person: Addressee, reason: string): Mail {
  return letter(config, {
    kind: 'refusal',
    to: person.email,
    subject: 'Votre inscription n’a pas été approuvée',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      'L’équipe du réseau n’a pas pu approuver votre inscription, pour la raison suivante :',
      ...reason.split(/\n\s*\n/),
      'Corrigez votre profil et enregistrez-le : votre inscription sera examinée de nouveau.',
    ],
    action: { label: 'Corriger mon profil', url: `${config.BASE_URL}/admin/user_profil` },
    reason: `Vous recevez ce message parce que vous êtes inscrit à ${config.NETWORK_NAME}.`,
  });
}
