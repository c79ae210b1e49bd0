import { seal as sealBytes, unseal as unsealBytes } from '../sealed-bytes';

/** Both forms of a mail's body, and other data about its author. */
export interface MailBody {
  html: string;
  text: string;
  replyTo?: string;
  unsubscribeUrl?: string;
}

const use = 'mail-outbox';

/** Encrypts a waiting body: it may contain a link that opens an account. */
export const seal = (body: MailBody, secret: string): Buffer =>
  sealBytes(Buffer.from(JSON.stringify(body)), secret, use);

/** @throws Error when the secret differs, or the bytes were changed */
export const unseal = (sealed: Buffer, secret: string): MailBody =>
  JSON.parse(unsealBytes(sealed, secret, use).toString('utf8'));
