import type { Registry } from '@alumni/shared-contract';

/** Items with a page of their own, with the date of their last change. */
interface ListedItem {
  id: number;
  changedAt: Date;
}

/** Public items, by the route that shows one. */
export type ListedItems = Record<'actuality_details' | 'opportunity_details', ListedItem[]>;

const listedPages = [
  'home',
  'actualities',
  'homeopportunities',
  'terms',
  'contact',
  'legal_notice',
];
/** Limit of the sitemap format. */
export const mostAddresses = 50_000;

interface Address {
  path: string;
  changedAt?: Date;
}

/** Sitemap (https://www.sitemaps.org/protocol.html): live public pages, and each public item. */
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
