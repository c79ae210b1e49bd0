import { createTransport } from 'nodemailer';
import type { Config } from '../config/read-config';
import type { Mail } from './mail';

/** Allowed silence during an SMTP session, as a multiple of the ordinary timeout. */
const patience = 3;
/** Longest SMTP session in seconds: connection, greeting and eight answers. */
export const longestTalk = (config: Config) => config.SMTP_TIMEOUT * (2 + 8 * patience);

/** A mail being sent, with the same Message-ID at every attempt. */
interface Outgoing extends Mail {
  messageId: string;
  date: Date;
}

/** Sends mails by SMTP. */
export interface Transport {
  /** @throws PermanentRefusal when no later attempt can succeed */
  send(mail: Outgoing): Promise<void>;
  /** Whether the mail server answers and accepts our login. */
  verify(): Promise<void>;
}

/** Permanent refusal: unknown address or refused content. */
export class PermanentRefusal extends Error {
  override name = 'PermanentRefusal';
}

/** SMTP when an address is configured; null keeps mails in the demo mailbox. */
export function smtpTransport(config: Config): Transport | null {
  if (!config.SMTP_URL) return null;
  const wait = config.SMTP_TIMEOUT * 1000;
  const smtp = createTransport(
    {
      url: config.SMTP_URL,
      dnsTimeout: wait,
      connectionTimeout: wait,
      greetingTimeout: wait,
      // A server may be slow after the last line; giving up then would send the mail twice.
      socketTimeout: wait * patience,
    },
    { from: config.MAIL_FROM, replyTo: config.CONTACT_EMAIL },
  );
  return {
    async send({ to, subject, html, text, replyTo, unsubscribeUrl, messageId, date }) {
      const headers = {
        // Prevents automatic replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
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

/** Whether a 5xx is about this mail; one about us (password, sender, quota) is temporary. */
function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 550;
}

/** Whether the mail server was unreachable: other mails would fail too. */
export function isServerAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS'].includes(String(code));
}
