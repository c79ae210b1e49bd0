import type { Config } from '../../config/read-config';
import type { Person } from '../../db/schema';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

interface MemberMessage {
  sender: Pick<Person, 'id' | 'nom' | 'prenoms' | 'email'>;
  message: string;
}

/** A message of another member: the answer goes to them. */
export function memberMessageMail(
  config: Config,
  person: Addressee,
  { sender, message }: MemberMessage,
): Mail {
  const name = `${sender.nom} ${sender.prenoms}`;
  return letter(config, {
    kind: 'member-message',
    to: person.email,
    subject: `${name} vous écrit`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `${name}, membre de ${config.NETWORK_NAME}, vous écrit :`,
      ...message.split(/\n\s*\n/).map((paragraph) => `« ${paragraph.trim()} »`),
      'Votre adresse n’a pas été montrée. Si vous répondez à cet e-mail, votre réponse part directement à cette personne, qui verra votre adresse.',
    ],
    action: { label: 'Voir son profil', url: `${config.BASE_URL}/admin/students/${sender.id}` },
    reason: `Vous recevez ce message parce que les membres de ${config.NETWORK_NAME} peuvent vous écrire. Pour ne plus en recevoir, changez vos choix sur la page de vos notifications : ${config.BASE_URL}/admin/notifications`,
    replyTo: sender.email,
  });
}
