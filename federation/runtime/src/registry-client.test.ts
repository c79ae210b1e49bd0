import { integrityOf } from './integrity';
import { readRegistry } from './registry-client';

const entry = {
  name: 'mf_a',
  base: '/remotes/mf_a/1/',
  integrity: { 'remoteEntry.js': 'sha384-entry' },
  exposes: {},
  remote: { routes: [{ name: 'home', path: '/', screen: './src/Home' }], menus: [], slots: [] },
};
const text = (remotes: unknown[]) => JSON.stringify({ schema: 1, generatedAt: '', remotes });

function storageOf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

test('an invalid entry disables that remote only', () => {
  const boot = readRegistry(text([entry, { name: 'mf_b' }]));
  expect(boot.remotes.map(({ name }) => name)).toEqual(['mf_a']);
  expect(boot.refused).toEqual(['mf_b']);
  expect(boot.stale).toBe(false);
});

test.each([
  ['nothing', ''],
  ['half a page', '{"schema":1,'],
  ['another schema', '{"schema":2}'],
])('with %s in the page, uses the last known good registry', (_, broken) => {
  const storage = storageOf();
  readRegistry(text([entry]), storage);
  const boot = readRegistry(broken, storage);
  expect(boot.stale).toBe(true);
  expect(boot.remotes).toHaveLength(1);
});

test.each([
  'https://evil.test/remotes/mf_a/1/',
  'http://localhost:3000/remotes/mf_a/1/',
  '//evil.test/remotes/mf_a/1/',
  '/remotes/mf_b/1/',
  '/remotes/mf_a/../mf_b/',
  '/files/mf_a/1/',
])('refuses a remote from %s', (base) => {
  expect(readRegistry(text([{ ...entry, base }])).remotes).toEqual([]);
});

test.each([
  ['a route without a screen', { routes: [{ name: 'a', path: '/' }], menus: [], slots: [] }],
  ['nothing for a route', { routes: [null], menus: [], slots: [] }],
  ['a menu that leads nowhere', { routes: [], menus: [{ slot: 'x' }], slots: [] }],
  ['no list of slots', { routes: [], menus: [] }],
])('%s disables that remote only', (_, remote) => {
  const boot = readRegistry(text([{ ...entry, name: 'mf_b', remote }, entry]));
  expect(boot.remotes.map(({ name }) => name)).toEqual(['mf_a']);
});

test('reads the hashes of files by address from the page', () => {
  const hashOf = integrityOf([entry], { 'main.js': 'sha384-main' }, 'https://here.test');
  expect(hashOf('https://here.test/remotes/mf_a/1/remoteEntry.js')).toBe('sha384-entry');
  expect(hashOf('/remotes/mf_a/1/remoteEntry.js?retry=1')).toBe('sha384-entry');
  expect(hashOf('/assets/main.js')).toBe('sha384-main');
  expect(hashOf('/remotes/mf_a/1/other.js')).toBeUndefined();
  expect(hashOf('https://elsewhere.test/x.js')).toBeUndefined();
});
