import { createTransport } from 'nodemailer';
import type { Config } from '../config/read-config';
import type { Mail } from './mail';

/** How many times the ordinary wait a silence may last in the middle of a talk. */
const patience = 3;
/** How long a talk can last at most, in seconds: connection, greeting and eight answers. */
export const longestTalk = (config: Config) => config.SMTP_TIMEOUT * (2 + 8 * patience);

/** A mail on its way: the same name each time it is tried. */
export interface Outgoing extends Mail {
  messageId: string;
  date: Date;
}

export interface Transport {
  /** @throws PermanentRefusal when no later try can do better */
  send(mail: Outgoing): Promise<void>;
  /** Whether the mail server answers, and takes us for who we are. */
  verify(): Promise<void>;
}

/** The mail server will never take this mail: the address does not exist, the content is refused. */
export class PermanentRefusal extends Error {
  override name = 'PermanentRefusal';
}

/** SMTP when an address is configured; null leaves mails in the demo's letter box. */
export function smtpTransport(config: Config): Transport | null {
  if (!config.SMTP_URL) return null;
  const wait = config.SMTP_TIMEOUT * 1000;
  const smtp = createTransport(
    {
      url: config.SMTP_URL,
      dnsTimeout: wait,
      connectionTimeout: wait,
      greetingTimeout: wait,
      // A server may think for long after the last line; to leave then is to send the mail twice.
      socketTimeout: wait * patience,
    },
    { from: config.MAIL_FROM, replyTo: config.CONTACT_EMAIL },
  );
  return {
    async send({ to, subject, html, text, replyTo, messageId, date }) {
      // `auto-generated` keeps holiday answers from coming back (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' };
      try {
        const parts = { to, subject, html, text, ...(replyTo && { replyTo }), messageId, date };
        await smtp.sendMail({ ...parts, headers });
      } catch (error) {
        throw isPermanent(error) ? new PermanentRefusal('refused', { cause: error }) : error;
      }
    },
    async verify() {
      await smtp.verify();
    },
  };
}

/** A 5xx about this mail; one about us (password, sender, quota) is mended by somebody. */
function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 550;
}

/** Whether the mail server could not be spoken to at all: other mails would fare no better. */
export function isServerAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS'].includes(String(code));
}
