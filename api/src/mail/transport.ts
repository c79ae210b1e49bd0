import { createTransport } from 'nodemailer';
import type { Config } from '../config/read-config';
import type { Mail } from './mail';

export interface Transport {
  send(mail: Mail): Promise<void>;
}

/** SMTP when an address is configured; null leaves mails in the demo's letter box. */
export function smtpTransport(config: Config): Transport | null {
  if (!config.SMTP_URL) return null;
  const smtp = createTransport(config.SMTP_URL, { from: config.MAIL_FROM });
  return {
    async send({ to, subject, html, text }) {
      await smtp.sendMail({ to, subject, html, text });
    },
  };
}
