import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Tells that a copy of the person's data is ready; it is read after a sign-in. */
export function dataCopyMail(config: Config, person: Addressee, readableUntil: Date): Mail {
  return letter(config, {
    kind: 'data-copy',
    to: person.email,
    subject: 'La copie de vos données est prête',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Vous avez demandé une copie de tout ce que ${config.NETWORK_NAME} garde sur vous. Elle est prête.`,
      `Vous pouvez la télécharger jusqu’au ${day.format(readableUntil)}, une fois connecté :`,
    ],
    action: { label: 'Ouvrir mes données', url: `${config.BASE_URL}/admin/my-data` },
    reason:
      'Si vous ne l’avez pas demandée, fermez les connexions que vous ne reconnaissez pas, puis changez votre mot de passe.',
  });
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
