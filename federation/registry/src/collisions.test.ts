import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from './remote-folders.js';
import { collisions, type Claims } from './collisions';

const map = (name: string, routes: Record<string, string>, more: Partial<Claims> = {}): Claims => ({
  name,
  routes: Object.entries(routes).map(([route, path]) => ({ name: route, path })),
  ...more,
});
const menu = (order: number) => ({ slot: 'member.sidebar' as const, label: 'x', order });
const news = map('mf_a', { news: '/news', detail: '/news/:id', add: '/news/add' });

test('finds no collision between compatible maps, including those of this repository', () => {
  expect(collisions([news, map('mf_b', { jobs: '/jobs/:id' })])).toEqual([]);
  const root = join(__dirname, '../../..');
  const own = remoteFolders(root).map((folder) =>
    readFileSync(join(root, folder, 'remote.json'), 'utf8'),
  );
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(collisions(own.map((text) => JSON.parse(text) as Claims))).toEqual([]);
});

test.each([
  ['the same path', map('mf_b', { b: '/news' }), '/news'],
  ['the same path in another spelling', map('mf_b', { b: '/News/' }), '/News/'],
  ['an address below that of another team', map('mf_b', { b: '/news/latest' }), '/news/latest'],
  ['a parameter that matches it', map('mf_b', { b: '/:any' }), '/:any'],
  ['a parameter that may be left out', map('mf_b', { b: '/news/:id?' }), '/news/:id?'],
  ['an alias', { ...news, name: 'mf_b', routes: [alias('/news')] }, '/news'],
  ['a path reserved by the server', map('mf_b', { b: '/api/x' }), '/api/x'],
  ['a path for search engines', map('mf_b', { b: '/sitemap.xml' }), '/sitemap.xml'],
])('reports %s, with the other owner', (_what, other, path) => {
  const messages = collisions([news, other]);
  expect(messages[0]).toContain(`${path} `);
  expect(messages[0]).toContain('mf_b');
});

test('finds route names, menu places and parcel names used twice', () => {
  const one = { menus: [menu(10)], parcels: [{ name: 'dernieres' }] };
  const messages = collisions([map('mf_a', { x: '/a' }, one), map('mf_b', { x: '/b' }, one)]);
  expect(messages).toEqual([
    'Le nom de route x : pris deux fois, par mf_a et mf_b.',
    'La place 10 du menu member.sidebar : pris deux fois, par mf_a et mf_b.',
    'Le nom de module à intégrer dernieres : pris deux fois, par mf_a et mf_b.',
  ]);
});

function alias(path: string) {
  return { name: 'b', path: '/elsewhere', aliases: [path] };
}
