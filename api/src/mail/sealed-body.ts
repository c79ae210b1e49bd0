import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The two forms of a mail's body, and what else would tell who wrote it. */
export interface MailBody {
  html: string;
  text: string;
  replyTo?: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a body for the time it waits: it may hold a link that opens an account. */
export function seal(body: MailBody, secret: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]);
}

/** @throws Error when the secret is another one, or the bytes were touched */
export function unseal(sealed: Buffer, secret: string): MailBody {
  const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = sealed.subarray(nonceBytes + tagBytes);
  return JSON.parse(Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8'));
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mail-outbox', 32));
}
