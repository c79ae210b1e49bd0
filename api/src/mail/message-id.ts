import { createHmac } from 'node:crypto';
import type { Config } from '../config/read-config';

/**
 * The name of a mail, the same at every try, so that a reader who gets it twice is shown it once.
 * Made from its row, and of no use to who would count our mails.
 */
export function messageIdOf(mail: { id: number; date: Date }, config: Config): string {
  const name = createHmac('sha256', config.SESSION_SECRET)
    .update(`mail:${mail.id}:${mail.date.toISOString()}`)
    .digest('hex')
    .slice(0, 32);
  const [, domain] = /@([\w.-]+)>?\s*$/.exec(config.MAIL_FROM) ?? [];
  return `<${name}@${domain ?? new URL(config.BASE_URL).hostname}>`;
}
