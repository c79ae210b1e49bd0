import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** The answer of staff to a person who asked to join. */
export function joinAnswerMail(
  config: Config,
  to: string,
  { subject, message }: { subject: string; message: string },
): Mail {
  return letter(config, {
    kind: 'join-answer',
    to,
    subject,
    greeting: 'Bonjour,',
    paragraphs: message.split(/\n\s*\n/),
    reason: `Vous recevez ce message parce que vous avez laissé votre adresse sur le site de ${config.NETWORK_NAME}.`,
  });
}
