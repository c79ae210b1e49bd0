import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Build } from './publish';

/** What a team signs of a release. */
export type SignedParts = Pick<Build, 'name' | 'version' | 'integrity'>;

/**
 * The text that a signature covers: remote, version, then every file with its hash, sorted by path.
 * Compressed forms are not listed: a release is refused unless they decompress to the listed file.
 */
function statementOf({ name, version, integrity }: SignedParts): Buffer {
  const files = Object.keys(integrity)
    .sort()
    .map((path) => `${integrity[path]} ${path}`);
  return Buffer.from(['alumni release 1', name, version, ...files, ''].join('\n'));
}

/** A new Ed25519 pair: the private key as PEM, the public key as a line of base64. */
export function createKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/**
 * Signs a release.
 * @param privateKey as PEM
 * @returns base64
 * @throws when the text is not an Ed25519 private key
 */
export function signRelease(parts: SignedParts, privateKey: string): string {
  return sign(null, statementOf(parts), ed25519(createPrivateKey(privateKey))).toString('base64');
}

/** Whether one of these public keys made the signature. */
export function isSignedBy(parts: SignedParts, signature: string, publicKeys: string[]): boolean {
  const statement = statementOf(parts);
  const bytes = Buffer.from(signature, 'base64');
  return publicKeys.some((key) => verify(null, statement, readPublicKey(key), bytes));
}

/** Whether a text is a public key as `createKeys` writes it. */
export function isPublicKey(text: string): boolean {
  try {
    readPublicKey(text);
    return true;
  } catch {
    return false;
  }
}

function readPublicKey(text: string): KeyObject {
  const key = { key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' } as const;
  return ed25519(createPublicKey(key));
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  return key;
}
