import { isIPv6 } from 'node:net';

/** Groups of sixteen bits in the network part (/64) of an IPv6 address: one home or office. */
const networkGroups = 4;

/**
 * Counting key of an address: an IPv4 address itself, the network of an IPv6 address, because one
 * customer has 2^64 addresses. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(plain) ?? [];
  return mapped ?? `${groupsOf(plain).slice(0, networkGroups).join(':')}::/64`;
}

/** The eight groups of an abbreviated IPv6 address. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
