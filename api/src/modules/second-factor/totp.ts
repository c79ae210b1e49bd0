import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../platform/config/read-config';
import { seal, unseal } from '../../platform/sealed-bytes';

const periodSeconds = 30;
const purpose = 'totp-secret';

type Settings = Pick<Config, 'NETWORK_NAME' | 'SESSION_SECRET'>;

/** A new secret: encrypted for the database, and as the app of the person reads it. */
export function newTotp({ NETWORK_NAME, SESSION_SECRET }: Settings, email: string) {
  const secret = new Secret({ size: 20 });
  return {
    sealed: seal(Buffer.from(secret.base32), SESSION_SECRET, purpose),
    secret: secret.base32,
    uri: totpOf(secret, NETWORK_NAME, email).toString(),
  };
}

/**
 * The time step of a code, of now or up to 30 seconds before and after: clocks differ.
 * @returns null for a wrong code
 */
export function stepOfCode(
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  sealed: Buffer,
  code: string,
): number | null {
  const secret = opened(sealed, SESSION_SECRET);
  if (!secret) return null;
  const timestamp = Date.now();
  const token = code.replace(/\s/g, '');
  // The library throws for six characters that are more than six bytes.
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Null when SESSION_SECRET has changed since: other factors still work. */
function opened(sealed: Buffer, secret: string): Secret | null {
  try {
    return Secret.fromBase32(unseal(sealed, secret, purpose).toString());
  } catch {
    return null;
  }
}

/** What every app understands: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });
