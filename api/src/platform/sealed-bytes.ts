import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts bytes at rest.
 * @param secret the server's, SESSION_SECRET
 * @param use what the bytes are: each use has a key of its own
 */
export function seal(content: Buffer, secret: string, use: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, use), nonce);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when the secret or the use differs, or the bytes were changed */
export function unseal(sealed: Buffer, secret: string, use: string): Buffer {
  const key = keyOf(secret, use);
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = sealed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]);
}

/** Whole content of a stream. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray());
}

function keyOf(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}
