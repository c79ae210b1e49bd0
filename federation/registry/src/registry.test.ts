import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assembleRegistry } from './assemble';
import { matchRegistryRoute } from './match-route';
import { publishRemote, readBuild, releaseFolder } from './publish';
import { skewOf, skewText } from './skew';

const route = (name: string, path: string, aliases: string[] = []) => ({
  name,
  path,
  aliases,
  screen: './src/screens/SampleScreen',
  title: name,
  layout: 'public',
  access: 'all',
});

const shell = {
  shares: {
    'antd/es/button': { js: ['b.js'], css: [], shares: ['react'] },
    react: { js: ['core.js'], css: [], shares: [] },
    '@alumni/shared-ui/antd-form': { js: ['f.js'], css: [], shares: ['react'] },
    '@alumni/shared-ui/antd-theme': { js: ['t.js'], css: [], shares: ['react'] },
  },
};

function build(name: string, content: string, shares: string[] = ['react']): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const routes = [
    route('detail', '/news/:id'),
    route('add', '/news/add'),
    route('opps', '/nos_opportunités', ['/nos_opportunites']),
  ];
  const remote = {
    name,
    title: name,
    owner: 'x',
    contract: '^1.0.0',
    routes,
    menus: [],
    slots: [],
  };
  const exposes = { './SampleScreen': { js: ['c1.js'], css: [], shares } };
  const release = { name, version: '1.0.0', remote, exposes };
  const text = JSON.stringify(release);
  writeFileSync(join(dist, 'release.json'), text);
  writeFileSync(join(dist, 'remoteEntry.js'), content);
  writeFileSync(join(dist, 'remoteEntry.js.br'), brotliCompressSync(content));
  const integrity = {
    'release.json': sri('sha384', text),
    'remoteEntry.js': sri('sha256', content),
  };
  writeFileSync(join(dist, 'integrity.json'), JSON.stringify(integrity));
  return dist;
}

/** Values of `<script integrity>`: SHA-256, and SHA-384 of older releases. */
const sri = (algorithm: 'sha256' | 'sha384', content: string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

const published = () => mkdtempSync(join(tmpdir(), 'published-'));
const assemble = (dir: string, live: Record<string, string>) =>
  assembleRegistry({
    choices: Object.entries(live).map(([name, version]) => ({
      name,
      version,
      previous: null,
      available: [version],
      state: 'on' as const,
      channel: 'live' as const,
    })),
    revision: 3,
    generatedAt: new Date(0),
    shell,
    readRelease: (name, version) => readBuild(releaseFolder(dir, name, version)),
  });

test('a release is immutable: the same build gives the same version, another build another version', async () => {
  const dir = published();
  const first = await publishRemote(build('mf_a', 'one'), dir);
  expect(await publishRemote(build('mf_a', 'one'), dir)).toEqual(first);
  expect((await publishRemote(build('mf_a', 'two'), dir)).version).not.toBe(first.version);
  const file = join(releaseFolder(dir, 'mf_a', first.version), 'remoteEntry.js');
  expect(readFileSync(file, 'utf8')).toBe('one');
});

test.each(['remoteEntry.js', 'remoteEntry.js.br'])(
  'refuses a build with a changed %s, and names it',
  async (file) => {
    const dist = build('mf_a', 'one');
    writeFileSync(join(dist, file), 'formatted by hand');
    await expect(publishRemote(dist, published())).rejects.toThrow(file);
  },
);

test.each(['remoteEntry.js', 'integrity.json'])(
  'reports and replaces a published release with a changed %s',
  async (file) => {
    const dir = published();
    const first = await publishRemote(build('mf_a', 'one'), dir);
    const changed = join(releaseFolder(dir, 'mf_a', first.version), file);
    const before = readFileSync(changed, 'utf8');
    writeFileSync(changed, '{}');
    const again = await publishRemote(build('mf_a', 'one'), dir);
    expect(again).toEqual({ ...first, repaired: [file] });
    expect(readFileSync(changed, 'utf8')).toBe(before);
  },
);

test('a screen that uses antd only through a door of shared-ui also needs the antd theme', async () => {
  const dir = published();
  const door = '@alumni/shared-ui/antd-form';
  const { version } = await publishRemote(build('mf_a', 'one', [door]), dir);
  const { registry } = await assemble(dir, { mf_a: version });
  expect(registry.remotes[0]?.exposes['./SampleScreen']?.shares).toEqual([
    door,
    '@alumni/shared-ui/antd-theme',
    'react',
  ]);
});

test('names the live release, and the other files that a screen with antd needs', async () => {
  const dir = published();
  const { version } = await publishRemote(build('mf_a', 'one', ['antd/es/button']), dir);
  const { registry } = await assemble(dir, { mf_a: version });
  expect(registry.remotes[0]).toMatchObject({
    name: 'mf_a',
    version,
    available: [version],
    base: `/remotes/mf_a/${version}/`,
    exposes: {
      './SampleScreen': { shares: ['@alumni/shared-ui/antd-theme', 'antd/es/button', 'react'] },
    },
  });
});

test('an invalid release disables that remote only', async () => {
  const dir = published();
  const good = await publishRemote(build('mf_a', 'one'), dir);
  const bad = await publishRemote(build('mf_b', 'one'), dir);
  const folder = releaseFolder(dir, 'mf_b', bad.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), '{"name":"mf_b"}');
  const { registry, refused } = await assemble(dir, {
    mf_a: good.version,
    mf_b: bad.version,
  });
  expect(registry.remotes.map(({ name }) => name)).toEqual(['mf_a']);
  expect(refused.map(({ name }) => name)).toEqual(['mf_b']);
});

test('skew lists the shares that the shell lacks or has in another version', () => {
  const shell = { provides: { react: '19.3.1', swr: '2.5.1' }, exports: {} };
  const skew = (requires: Record<string, string>) => skewOf({ requires, uses: {} }, shell);
  expect(skew({ react: '^19.0.0', swr: '^2.5.0' })).toEqual([]);
  expect(skew({ react: '^18.0.0', axios: '^1.0.0' })).toEqual([
    { key: 'react', required: '^18.0.0', provided: '19.3.1', missing: [] },
    { key: 'axios', required: '^1.0.0', provided: null, missing: [] },
  ]);
});

test('skew lists names that a release imports and the shell does not export', () => {
  const page = '@alumni/shared-ui/page';
  const shell = { provides: { [page]: '1.2.0' }, exports: { [page]: ['PageTitle'] } };
  const skew = (...names: string[]) =>
    skewOf({ requires: { [page]: '^1.0.0' }, uses: { [page]: names } }, shell);
  expect(skew('PageTitle')).toEqual([]);
  const missing = skew('PageTitle', 'Banner');
  expect(missing).toEqual([
    { key: page, required: '^1.0.0', provided: '1.2.0', missing: ['Banner'] },
  ]);
  expect(skewText(missing[0]!)).toBe(`Banner de ${page}, que la coquille (1.2.0) n'a pas`);
  // A shell or a release from before names were recorded: only versions are compared.
  const older = { ...shell, exports: {} };
  expect(skewOf({ requires: { [page]: '^1.0.0' }, uses: { [page]: ['Banner'] } }, older)).toEqual(
    [],
  );
});

test('refuses a file that is not listed, and one that decompresses to more than declared', async () => {
  const dist = build('mf_a', 'one');
  writeFileSync(join(dist, 'extra.js'), 'x');
  await expect(readBuild(dist)).rejects.toThrow('extra.js');
  const other = build('mf_a', 'two');
  writeFileSync(join(other, 'remoteEntry.js.br'), brotliCompressSync(Buffer.alloc(50_000_000)));
  await expect(readBuild(other)).rejects.toThrow('remoteEntry.js.br');
});

describe('matching a browser path', () => {
  async function nameOf(path: string) {
    const dir = published();
    const { version } = await publishRemote(build('mf_a', 'one'), dir);
    const { registry } = await assemble(dir, { mf_a: version });
    return matchRegistryRoute(registry, path)?.route.name ?? null;
  }
  test.each([
    ['/news/3', 'detail'],
    ['/news/add', 'add'],
    ['/news/3/', 'detail'],
    ['/nos_opportunités', 'opps'],
    ['/nos_opportunite\u0301s', 'opps'],
    ['/nos_opportunit%C3%A9s', 'opps'],
    ['/nos_opportunite%CC%81s', 'opps'],
    ['/nos_opportunites', 'opps'],
    ['/news/3/x', null],
    ['/%E0%A4%A', null],
  ])('%s is %s', async (path, name) => {
    expect(await nameOf(path)).toBe(name);
  });
});
