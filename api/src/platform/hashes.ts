import { createHash, randomBytes } from 'node:crypto';

/** 64 random hexadecimal digits: session ids, links in mails. */
export function randomToken(): string {
  return randomBytes(32).toString('hex');
}

/** Hash of a token for the database: reading the database gives no access. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
