import { compile } from '@fastify/proxy-addr';
import { isIP } from 'node:net';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Tells the proxies whose word on the client's address counts from everybody else. */
type IsTrusted = (address: string) => boolean;

/**
 * @param entries addresses, ranges, and `loopback`, `linklocal` or `uniquelocal`
 * @throws TypeError for an entry that is none of these
 */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const isTrusted = compile([...entries]);
  return (address) => isTrusted(address, 0);
}

/** Whether a word of TRUSTED_PROXIES means something: an address, a range or a name. */
export function isProxyEntry(entry: string): boolean {
  const [address = ''] = entry.split('/');
  // The library reads `1` as 0.0.0.1 and `10.1` as 10.0.0.1.
  if (!names.has(entry) && isIP(address) === 0) return false;
  try {
    trustedProxies([entry]);
    return true;
  } catch {
    return false;
  }
}

/** Whether a connection comes from this very machine. */
export const isLoopback = trustedProxies(['loopback']);
