import type { ContactInput } from '@alumni/shared-contract';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** Forwards a message of the contact page to staff; replies go to its author. */
export function contactMail(config: Config, to: string, written: ContactInput): Mail {
  const { name, email, message } = written;
  return letter(config, {
    kind: 'contact',
    to,
    replyTo: email,
    subject: 'Un message pour l’équipe du réseau',
    greeting: 'Bonjour,',
    paragraphs: [
      `${name} (${email}) a écrit sur la page de contact :`,
      ...message.split(/\n\s*\n/),
      `Répondez à ce message : votre réponse part à ${email}.`,
    ],
    reason: `Vous recevez ce message parce que vous gérez ${config.NETWORK_NAME}.`,
  });
}
