import { isIPv6 } from 'node:net';

/** Groups of sixteen bits by which a provider tells its lines apart: 64 bits, a home or an office. */
const networkGroups = 4;

/**
 * Whom an address counts for: itself, and in IPv6 its network, for one line there has more addresses
 * than anybody could count attempts of. Any other text stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(plain) ?? [];
  return mapped ?? `${groupsOf(plain).slice(0, networkGroups).join(':')}::/64`;
}

/** The eight groups, however the address is shortened. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
