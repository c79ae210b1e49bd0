import type { Query } from '@alumni/shared-ui/router';

/**
 * Address with its query, without empty values. Encoded exactly as the gateway encodes those of
 * remote.json, so that inlined answers are found under the same address.
 */
export function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
