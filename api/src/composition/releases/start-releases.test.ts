import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtRelease } from '../../../testing/built-release';
import { teamOf } from '../../../testing/release-client';
import { releasing, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';
import { keptReleases } from './prune';
import type { Releases } from './releases';
import { servedWith } from './served-remotes';
import { startReleases } from './start-releases';
import { sweepReleases } from './sweep';

const longAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);

describeOnDatabase(
  'releases after restarts, losses and pruning',
  (api) => {
    let app: FastifyInstance;
    let releases: Releases;
    let dataDir = '';
    const built = new Map<string, string>();
    beforeAll(async () => {
      ({ app, releases, dataDir } = await startReleasing(api.context, { built }));
    });
    afterAll(() => app.close());
    const a = () => teamOf(app, 'mf_a');
    const served = async () => {
      const registry = (await app.inject('/registry.json')).json<{ remotes: Entry[] }>();
      return registry.remotes.find((entry) => entry.name === 'mf_a');
    };
    interface Entry {
      name: string;
      version: string;
      state: string;
    }
    const folderOf = (version: string) => join(dataDir, 'published/remotes/mf_a', version);
    const maintenance = async (on: boolean) =>
      a().post('maintenance', { revision: await a().revision(), on });

    /**
     * Starts a server whose workspace built this version.
     * @returns live version, and log messages
     */
    async function start(content: string) {
      const release = await builtRelease(dataDir, content);
      const messages: string[] = [];
      built.set('mf_a', release.version);
      await startReleases(releases, [release], (line) => messages.push(line));
      return { version: release.version, messages: messages.join('\n') };
    }

    test('a start replaces the releases of an earlier start, and keeps maintenance', async () => {
      const first = await start('built first');
      expect(await served()).toMatchObject({ version: first.version, state: 'on' });
      expect((await maintenance(true)).status).toBe(200);
      const second = await start('built second');
      expect(second.messages).toBe('');
      expect(await served()).toMatchObject({ version: second.version, state: 'maintenance' });
      expect((await maintenance(false)).body.remote).toMatchObject({ previous: first.version });
    });

    test('a start says what a live version takes that this shell does not provide', async () => {
      const page = '@alumni/shared-ui/page';
      const taken = { requires: { [page]: '^1.0.0', swr: '^2.0.0' }, uses: { [page]: ['Banner'] } };
      const release = await builtRelease(dataDir, 'built ahead', 'mf_a', taken);
      built.set('mf_a', release.version);
      const messages: string[] = [];
      await startReleases(releases, [release], (line) => messages.push(line));
      const live = `  mf_a ${release.version} est en ligne et demande`;
      expect(messages).toEqual([
        `${live} Banner de ${page}, que la coquille (1.2.0) n'a pas`,
        `${live} swr ^2.0.0, que la coquille ne fournit pas`,
      ]);
    });

    test('a release that a team promoted survives a start, which logs it', async () => {
      const promoted = await a().release('promoted');
      const { version, messages } = await start('built third');
      expect(await served()).toMatchObject({ version: promoted });
      expect(messages).toContain(`mf_a reste en ${promoted}, mis en ligne par mf_a`);
      expect(messages).toContain(`construit ici : ${version}`);
    });

    test('without its folder, a demonstration shows a remote while somebody holds its token', async () => {
      const shownWith = async (names: string[], remoteTokens: Record<string, string[]> = {}) => {
        const isServed = servedWith({ DEMO: true, remoteTokens }, names);
        const other = await startReleasing(api.context, { dataDir, isServed });
        const messages: string[] = [];
        await startReleases(other.releases, [], (line) => messages.push(line));
        const { remotes } = await other.releases.composition.live();
        await other.app.close();
        return { names: remotes.map(({ name }) => name), messages: messages.join('\n') };
      };
      expect(await shownWith(['mf_a'])).toEqual({ names: ['mf_a'], messages: '' });
      expect(await shownWith([], { mf_a: ['x'] })).toMatchObject({ names: ['mf_a'] });
      const gone = await shownWith([]);
      expect(gone.names).toEqual([]);
      expect(gone.messages).toBe("  mf_a n'est plus montré : son dossier n'est plus ici");
    });

    test("a release made live by a start is removed with its folder; a team's release stays", () => {
      const isServed = servedWith({ DEMO: false, remoteTokens: {} }, []);
      expect(isServed({ name: 'mf_a', changedBy: 'démarrage' })).toBe(false);
      expect(isServed({ name: 'mf_a', changedBy: 'mf_a' })).toBe(true);
    });

    test('serves the built release when the live one lost its files, which can be published again', async () => {
      const lost = await a().release('lost');
      const restored = await startReleasing(api.context, { built });
      const { version } = await builtRelease(restored.dataDir, 'built third');
      const remoteStatus = async () =>
        (await teamOf(restored.app, 'mf_a').composition()).remotes[0];
      expect((await restored.releases.composition.live()).remotes[0]).toMatchObject({ version });
      expect(await remoteStatus()).toMatchObject({
        version: lost,
        refused: expect.stringContaining(`la version ${version}, construite ici, est servie`),
      });
      const again = await teamOf(restored.app, 'mf_a').publish('lost');
      expect(again).toMatchObject({ status: 201, body: { version: lost } });
      expect((await restored.releases.composition.live()).remotes[0]).toMatchObject({
        version: lost,
      });
      expect(await remoteStatus()).toMatchObject({ refused: null });
      await restored.app.close();
    });

    test('a folder damaged after publishing is not promoted', async () => {
      const { version } = (await a().publish('to damage')).body;
      writeFileSync(join(folderOf(version), 'a.js'), 'formatted by hand');
      const answer = await a().promote(version);
      expect(answer).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('a.js') },
      });
      expect((await served())?.version).not.toBe(version);
    });

    test('keeps the newest releases, and the live, previous and canary ones of any age', async () => {
      const previous = await a().release('kept previous');
      const live = await a().release('kept live');
      const tried = (await a().publish('kept trial')).body.version;
      const old = (await a().publish('old')).body.version;
      expect((await a().promote(tried, { canary: 5 })).status).toBe(200);
      const newest: string[] = [];
      for (let number = 0; number < keptReleases; number += 1)
        newest.push((await a().publish(`newer ${number}`)).body.version);
      const kept = [previous, live, tried, ...newest].sort();
      expect(readdirSync(join(dataDir, 'published/remotes/mf_a')).sort()).toEqual(kept);
      const [remote] = (await a().composition()).remotes;
      expect(remote?.available.map(({ version }) => version).sort()).toEqual(kept);
      expect((await a().promote(old)).status).toBe(404);
    });

    test('deletes leftovers of killed uploads, and folders of releases pruned by another process', async () => {
      const drafts = join(dataDir, 'published/drafts');
      const [abandoned, running] = [join(drafts, 'abandoned'), join(drafts, 'running')];
      const elsewhere = folderOf('1.0.0-0000000000');
      const kept = folderOf((await served())?.version ?? '');
      for (const folder of [abandoned, running, elsewhere]) mkdirSync(folder, { recursive: true });
      for (const folder of [abandoned, elsewhere, kept]) utimesSync(folder, longAgo, longAgo);
      await sweepReleases(releases);
      expect([abandoned, running, elsewhere, kept].map((folder) => existsSync(folder))).toEqual([
        false,
        true,
        false,
        true,
      ]);
      rmSync(running, { recursive: true });
    });
  },
  releasing,
);
