import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteEntry } from '@alumni/shared-contract';
import type { FastifyInstance } from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';
import { releaseBounds } from './receive-tar';

type Sent = NonNullable<Parameters<typeof sentRelease>[0]>;

const link = { name: 'a-link', type: 'symlink', linkname: '/etc/passwd' } as const;
const many = Array.from({ length: releaseBounds.files + 1 }, (_, index) => ({
  name: `f${index}`,
  size: 0,
}));
const folders = Array.from({ length: 2 * releaseBounds.files }, (_, index) => ({
  name: `folder${index}`,
  type: 'directory' as const,
}));
const heavy = { name: 'x', pax: { comment: 'x'.repeat(releaseBounds.bytes + (4 << 20)) } };
const place = { slot: 'member.sidebar', label: 'x', order: 10, to: 'x', access: 'all' } as const;

const route: RouteEntry = {
  name: 'mf_a_0',
  path: '/mf_a',
  screen: './src/screens/a/AScreen',
  title: 'Titre',
  layout: 'public',
  access: 'all',
};
const slot = { slot: 'home.parts@1', screen: './src/parts/BPart', minHeight: 0 };
const parcel = { name: 'news', title: 'Actualités', screen: './src/parcels/BParcel' };

const refusals: [rule: string, sent: Sent, status: number, expectedText: string][] = [
  ['a link', { headers: [link] }, 422, 'a-link'],
  ['a name with ../', { files: { '../x.js': 'x' } }, 422, '../x.js'],
  ['an absolute name', { files: { '/tmp/x.js': 'x' } }, 422, '/tmp/x.js'],
  ['a hidden name', { files: { '.env': 'x' } }, 422, '.env'],
  ['too many files', { headers: many }, 413, '1500 fichiers'],
  ['too many folders', { headers: folders }, 413, '1500 fichiers'],
  ['attributes larger than the files', { headers: [heavy] }, 413, '24 Mo'],
  ['too many bytes', { files: { big: Buffer.alloc(releaseBounds.bytes) } }, 413, '24 Mo'],
  ['a changed file', { files: { 'a.js': 'other' } }, 422, 'a.js'],
  [
    'a compressed file that differs from its original',
    { files: { 'a.js.br': brotliCompressSync('x') } },
    422,
    'a.js.br',
  ],
  ['a missing file', { files: { 'remoteEntry.js': null } }, 422, 'remoteEntry.js'],
  ['an unlisted file', { files: { 'extra.js': 'x' } }, 422, 'extra.js'],
  ['no integrity.json', { files: { 'integrity.json': null } }, 422, 'integrity.json'],
  ['another remote', { name: 'mf_b' }, 422, 'mf_b'],
  ['a map without owner', { remote: { owner: '' } }, 422, 'remote.owner'],
  ['an incompatible contract', { contract: '^2.0.0' }, 422, '^2.0.0'],
  ['a malformed package version', { version: 'next' }, 422, 'next'],
  ["another team's address", { paths: ['/mf_b/:id'] }, 422, '/mf_b/:id'],
  ["the shell's address", { paths: ['/etat'] }, 422, 'shell'],
  ["the server's address", { paths: ['/api/x'] }, 422, '/api/x'],
  [
    'a screen that is not built',
    { remote: { routes: [{ ...route, screen: './src/screens/b/BScreen' }] } },
    422,
    './BScreen',
  ],
  [
    'a first view that is not built',
    { remote: { routes: [{ ...route, prerender: './src/prerender/BView' }] } },
    422,
    'BView',
  ],
  ['a part of a slot that is not built', { remote: { slots: [slot] } }, 422, './BPart'],
  ['a parcel that is not built', { remote: { parcels: [parcel] } }, 422, './lifecycles/BParcel'],
  ['a place in a menu twice', { remote: { menus: [place, place] } }, 422, 'member.sidebar'],
];

describeOnDatabase(
  'releases that are refused',
  (api) => {
    let app: FastifyInstance;
    let dataDir = '';
    beforeAll(async () => {
      ({ app, dataDir } = await startReleasing(api.context));
      const { version, tar } = await sentRelease({ name: 'mf_b', paths: ['/mf_b/new'] });
      await teamOf(app, 'mf_b').send(tar);
      await teamOf(app, 'mf_b').promote(version);
    });
    afterAll(() => app.close());
    const a = () => teamOf(app, 'mf_a');
    const kept = () => {
      const folder = join(dataDir, 'published/remotes/mf_a');
      return existsSync(folder) ? readdirSync(folder) : [];
    };

    test.each(refusals)('%s', async (_rule, sent, status, expectedText) => {
      const before = kept();
      const { tar } = await sentRelease({ content: 'to refuse', ...sent });
      const answer = await a().send(tar);
      expect(answer).toMatchObject({
        status,
        body: { message: expect.stringContaining(expectedText) },
      });
      expect(kept()).toEqual(before);
      expect(readdirSync(join(dataDir, 'published/drafts'))).toEqual([]);
    });

    test('accepts a release without these faults', async () => {
      const { version, tar } = await sentRelease({ content: 'to refuse' });
      expect(await a().send(tar)).toMatchObject({ status: 201 });
      expect(kept()).toContain(version);
      expect((await a().send(tar)).status).toBe(409);
    });

    test('refuses a truncated archive, and a file that is not an archive', async () => {
      const { tar } = await sentRelease({ content: 'cut' });
      for (const bytes of [tar.subarray(0, 1200), Buffer.from('no tar at all')])
        expect((await a().send(bytes)).status).toBe(422);
    });

    test('a release that requires more of the shell can be published, not promoted', async () => {
      const asks = { content: 'skewed', requires: { react: '^18.0.0', swr: '^2.0.0' } };
      const { version, tar } = await sentRelease(asks);
      expect((await a().send(tar)).status).toBe(201);
      const answer = await a().promote(version);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toContain('react ^18.0.0, la coquille fournit 19.3.1');
      expect(answer.body.message).toContain('swr ^2.0.0, que la coquille ne fournit pas');
    });

    test('a release that imports what the shell does not export cannot be promoted', async () => {
      const page = '@alumni/shared-ui/page';
      const asking = (...names: string[]) => ({
        content: names.join(),
        requires: { [page]: '^1.0.0' },
        uses: { [page]: names },
      });
      const ahead = await sentRelease(asking('PageTitle', 'Banner'));
      expect((await a().send(ahead.tar)).status).toBe(201);
      const refused = await a().promote(ahead.version);
      expect(refused.status).toBe(422);
      expect(refused.body.message).toContain(`Banner de ${page}, que la coquille (1.2.0) n'a pas`);
      const fitting = await sentRelease(asking('PageTitle'));
      expect((await a().send(fitting.tar)).status).toBe(201);
      expect((await a().promote(fitting.version)).status).toBe(200);
    });

    test('a release that collides or lost its files since publishing cannot be promoted', async () => {
      const { version, tar } = await sentRelease({ content: 'early', paths: ['/shared'] });
      expect((await a().send(tar)).status).toBe(201);
      const theirs = await sentRelease({ name: 'mf_b', content: 'x', paths: ['/shared'] });
      await teamOf(app, 'mf_b').send(theirs.tar);
      expect((await teamOf(app, 'mf_b').promote(theirs.version)).status).toBe(200);
      expect((await a().promote(version)).body.message).toContain('/shared');
      expect((await a().promote('1.0.0-0000000000')).status).toBe(404);
    });
  },
  releasing,
);
