import { createHash, randomBytes } from 'node:crypto';

/** 64 hexadecimal digits nobody can guess: session ids, links in mails. */
export function randomToken(): string {
  return randomBytes(32).toString('hex');
}

/** What the database keeps of a token: reading it there opens nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
