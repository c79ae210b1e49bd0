import { randomBytes } from 'node:crypto';
import { hashOf } from '../../platform/hashes';

/** Without I, L, O and U, which are misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codesPerPerson = 10;
/** 80 bits: guessing is hopeless, also with the hashes of a stolen database. */
const characters = 16;

/** New codes, in groups of four as they are shown: `7K2Q-9D4M-X0AB-33RT`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesPerPerson }, () => {
    const code = [...randomBytes(characters)].map((byte) => alphabet[byte % alphabet.length]);
    return code.join('').replace(/(.{4})(?!$)/g, '$1-');
  });
}

/** Hash of a code, however it is typed: small letters, without hyphens, O for 0. */
export function recoveryCodeHash(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return hashOf(letters.replaceAll('O', '0').replace(/[IL]/g, '1'));
}
