import { createHmac } from 'node:crypto';
import type { Config } from '../config/read-config';

/**
 * Message-ID, the same at every attempt, so that a duplicate is shown once. Derived from the row
 * without revealing how many mails we send.
 */
export function messageIdOf(mail: { id: number; date: Date }, config: Config): string {
  const name = createHmac('sha256', config.SESSION_SECRET)
    .update(`mail:${mail.id}:${mail.date.toISOString()}`)
    .digest('hex')
    .slice(0, 32);
  const [, domain] = /@([\w.-]+)>?\s*$/.exec(config.MAIL_FROM) ?? [];
  return `<${name}@${domain ?? new URL(config.BASE_URL).hostname}>`;
}
