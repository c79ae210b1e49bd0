import { compile } from '@fastify/proxy-addr';
import { isIP } from 'node:net';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a proxy may set the client's address (X-Forwarded-For). */
type IsTrusted = (address: string) => boolean;

/**
 * Builds the check of TRUSTED_PROXIES.
 * @param entries addresses, ranges, and `loopback`, `linklocal` or `uniquelocal`
 * @throws TypeError for an entry that is none of these
 */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const isTrusted = compile([...entries]);
  return (address) => isTrusted(address, 0);
}

/** Whether an entry of TRUSTED_PROXIES is valid: an address, a range or a name. */
export function isProxyEntry(entry: string): boolean {
  const [address = ''] = entry.split('/');
  // The library would read `1` as 0.0.0.1 and `10.1` as 10.0.0.1.
  if (!names.has(entry) && isIP(address) === 0) return false;
  try {
    trustedProxies([entry]);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is a loopback address of this machine. */
export const isLoopback = trustedProxies(['loopback']);
