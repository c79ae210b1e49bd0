import { serverView } from '@alumni/federation-build/server-view';
import { GuestNewsPage, OpportunitiesPage, type Opportunity } from '@alumni/shared-contract';
import type { ComponentType } from 'react';
import remote from '../../remote.json';
import { buildNews, buildOpportunity, routes } from '../testing/factories';
import { ActualitiesFirstView } from './ActualitiesFirstView';
import { HomeFirstView } from './HomeFirstView';
import { HomeOpportunitiesFirstView } from './HomeOpportunitiesFirstView';

/**
 * Addresses that the gateway fetches before it draws a route: the `data` of remote.json, filled in.
 */
function addresses(name: string, query: Record<string, string> = {}): string[] {
  const { data = [] } = remote.routes.find((route) => route.name === name)!;
  return data.map((template) => {
    const [path, search = ''] = template.split('?');
    const pairs = search
      .replace(/\{query\.(\w+)\}/g, (_, key: string) => encodeURIComponent(query[key] ?? ''))
      .split('&')
      .filter((pair) => !pair.endsWith('='));
    return search ? `${path}?${pairs.join('&')}` : path!;
  });
}

/** HTML of a page, rendered by the server from these answers. */
function draw(view: ComponentType, path: string, data: Record<string, unknown>): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = serverView(view)(
    JSON.stringify({
      path,
      pattern: decodeURI(path.split('?')[0]!),
      routes,
      data,
      isGuest: true,
      siteName: 'Réseau',
      idPrefix: 'screen',
      inlined: { site: {} },
    }),
  );
  return page;
}

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const isReady = (page: HTMLElement) => !page.querySelector('[aria-busy="true"], [style]');
const pageOf = (data: Opportunity[], current_page: number) =>
  OpportunitiesPage.parse({
    status: true,
    data: { data, current_page, last_page: 3, total: 30, per_page: 12 },
  });

test('draws the news up to the page of the address, and the link to more', () => {
  const query = { page: '2' };
  const [address] = addresses('actualities', query);
  const news = [buildNews({ titre: 'Un' }), buildNews({ id: 2, titre: 'Deux' })];
  const reply = { status: true, data: { ...pageOf([], 2).data, data: news } };
  const page = draw(ActualitiesFirstView, '/actualities?page=2', {
    [address!]: GuestNewsPage.parse(reply),
  });
  expect(texts(page, 'h2')).toEqual(['Un', 'Deux']);
  expect(page.querySelector('[href="/actualities?page=3"]')).toHaveTextContent('Voir plus');
  expect(isReady(page)).toBe(true);
});

test('draws the opportunities, filtered by the address', () => {
  const query = { type: 'STAGE', search: 'l’été à Lomé' };
  const [address] = addresses('homeopportunities', query);
  const search = new URLSearchParams(query).toString();
  const page = draw(HomeOpportunitiesFirstView, `${encodeURI('/nos_opportunités')}?${search}`, {
    [address!]: pageOf([buildOpportunity()], 1),
  });
  expect(texts(page, 'h2')).toEqual(['Comptable confirmé']);
  expect(texts(page, '[aria-label="Filtres actifs"] li')).toHaveLength(3);
  expect(page.querySelector('[href*="page=2"]')?.getAttribute('href')).toContain('type=STAGE');
  expect(isReady(page)).toBe(true);
});

test('draws the whole home, with its types and the latest opportunities, whose cards belong to another remote', () => {
  const replies: [word: string, reply: unknown][] = [
    ['home-slides', { slides: [] }],
    ['alumni-categories', { categories: [] }],
    ['alumni-types', { types: [{ id: 1, name: 'Membre actif', advantages: [] }] }],
    ['advantages', { advantages: [{ id: 1, description: 'Un avantage' }] }],
    ['actualities', [buildNews()]],
    ['opportunities', [buildOpportunity()]],
  ];
  const asked = addresses('home').map((address) => [
    address,
    replies.find(([word]) => address.includes(word))?.[1],
  ]);
  const page = draw(HomeFirstView, '/', Object.fromEntries(asked) as Record<string, unknown>);
  const link = page.querySelector('[href="/opportunity_details/4"]');
  expect(link).toHaveTextContent('Comptable confirmé');
  expect(texts(page, 'h2')).toContain('NOS DERNIÈRES OPPORTUNITÉS');
  expect(texts(page, 'h3')).toContain('Membre actif');
  expect(isReady(page)).toBe(true);
});
