import type { Registry } from '@alumni/shared-contract';

/** A page of its own for each: when what it shows changed last. */
export interface ListedItem {
  id: number;
  changedAt: Date;
}

/** Items that anybody may read, by the name of the route that shows one. */
export type ListedItems = Record<'actuality_details' | 'opportunity_details', ListedItem[]>;

const listedPages = [
  ...['home', 'actualities', 'homeopportunities'],
  ...['terms', 'contact', 'legal_notice'],
];
/** Search engines take no file with more. */
export const mostAddresses = 50_000;

interface Address {
  path: string;
  changedAt?: Date;
}

/**
 * The addresses that search engines are told of (https://www.sitemaps.org/protocol.html): the public
 * pages that are live, and each item that one of them shows.
 */
export function sitemap({ remotes }: Registry, items: ListedItems, baseUrl: string): string {
  const routes = new Map(
    remotes
      .filter(({ state }) => state === 'on')
      .flatMap(({ remote }) => remote.routes.map(({ name, path }) => [name, path] as const)),
  );
  const pages = listedPages.flatMap((name) => routes.get(name) ?? []).map((path) => ({ path }));
  const details = Object.entries(items).flatMap(([name, listed]) => {
    const path = routes.get(name);
    if (path === undefined) return [];
    return listed.map(({ id, changedAt }) => ({
      path: path.replace(':id', String(id)),
      changedAt,
    }));
  });
  const addresses: Address[] = [...pages, ...details].slice(0, mostAddresses);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => urlTag(address, baseUrl)),
    '</urlset>\n',
  ].join('\n');
}

function urlTag({ path, changedAt }: Address, baseUrl: string): string {
  const address = encodeURI(baseUrl + path).replaceAll('&', '&amp;');
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${lastmod}</url>`;
}
