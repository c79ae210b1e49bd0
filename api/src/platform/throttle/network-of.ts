import { isIPv6 } from 'node:net';

/** An IPv6 network has 64 bits, four groups of sixteen: a home or an office. */
const networkGroups = 4;

/**
 * Counting key of an address: IPv4 itself, IPv6 its network, because one customer has 2^64
 * addresses. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(plain) ?? [];
  return mapped ?? `${groupsOf(plain).slice(0, networkGroups).join(':')}::/64`;
}

/** The eight groups of a shortened IPv6 address. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
