import { sealText, unsealText } from '../sealed-text';

/** Both forms of a mail's body, and other data about its author. */
export interface MailBody {
  html: string;
  text: string;
  replyTo?: string;
}

const purpose = 'mail-outbox';

/** Encrypts a waiting body: it may contain a link that opens an account. */
export function seal(body: MailBody, secret: string): Buffer {
  return sealText(JSON.stringify(body), secret, purpose);
}

/** @throws Error when the secret differs, or the bytes were changed */
export function unseal(sealed: Buffer, secret: string): MailBody {
  return JSON.parse(unsealText(sealed, secret, purpose));
}
