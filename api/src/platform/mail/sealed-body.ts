import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Both forms of a mail's body, and other data about its author. */
export interface MailBody {
  html: string;
  text: string;
  replyTo?: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a waiting body: it may contain a link that opens an account. */
export function seal(body: MailBody, secret: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]);
}

/** @throws Error when the secret differs, or the bytes were changed */
export function unseal(sealed: Buffer, secret: string): MailBody {
  const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = sealed.subarray(nonceBytes + tagBytes);
  return JSON.parse(Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8'));
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mail-outbox', 32));
}
