import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../../platform/hashes';

/** Argon2id with OWASP parameters: 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** Checks a password; without an account it takes the same time and never matches. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomToken());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
