import type { Query } from '@alumni/shared-ui/router';

/**
 * An address with its query, empty values left out. Written letter by letter as the gateway writes
 * those of remote.json: what it brought with the page is found under the same address.
 */
export function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
