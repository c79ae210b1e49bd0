import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createKeys, readBuild, signRelease } from '@alumni/federation-registry';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { publishedReleases } from '../../platform/db/schema';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';

const ours = createKeys();
const theirs = createKeys();
const REMOTE_KEYS = JSON.stringify({ mf_a: [createKeys().publicKey, ours.publicKey] });

describeOnDatabase(
  'releases signed by their team',
  (api) => {
    type Started = Awaited<ReturnType<typeof startReleasing>>;
    let one: Started;
    beforeAll(async () => {
      one = await startReleasing(api.context);
    });
    afterAll(() => one.app.close());
    const a = () => teamOf(one.app, 'mf_a');

    const publish = async (content: string, key?: string, as = content) => {
      const { tar, version } = await sentRelease({ content });
      const { version: signed, integrity } = await sentRelease({ content: as });
      const signature = key && signRelease({ name: 'mf_a', version: signed, integrity }, key);
      return { version, ...(await a().send(tar, 'mf_a', signature)) };
    };
    const served = async (from: FastifyInstance) => {
      const registry = (await from.inject('/registry.json')).json<{
        remotes: { name: string }[];
      }>();
      return registry.remotes.map(({ name }) => name);
    };

    test('a signed release is published and served; its remote says that it must be signed', async () => {
      const { status, version } = await publish('signed', ours.privateKey);
      expect(status).toBe(201);
      const promoted = await a().promote(version);
      expect(promoted).toMatchObject({ status: 200, body: { remote: { mustSign: true } } });
      expect(await served(one.app)).toContain('mf_a');
    });

    test.each([
      ['unsigned', undefined, 'x', "n'est pas signée"],
      ['of another team', theirs.privateKey, 'x', "n'est pas celle de la clé enregistrée"],
      ['of another release', ours.privateKey, 'y', "n'est pas celle de la clé enregistrée"],
    ])('a signature that is %s is refused when publishing', async (_, key, as, reason) => {
      const { status, body } = await publish('x', key, as);
      expect([status, body.message]).toEqual([422, expect.stringContaining(reason)]);
    });

    test('a remote without a key works as before, and says so', async () => {
      const b = teamOf(one.app, 'mf_b');
      await b.release('unsigned');
      const { remotes } = await b.composition();
      expect(remotes.find(({ name }) => name === 'mf_b')).toMatchObject({ mustSign: false });
      const broken = await b.send((await sentRelease({ name: 'mf_b' })).tar, 'mf_b', 'broken');
      expect([broken.status, broken.body.message]).toEqual([
        422,
        expect.stringContaining('Ed25519'),
      ]);
    });

    test('a file swapped after publishing, with its hashes, cannot be promoted', async () => {
      const { version } = await publish('to be swapped', ours.privateKey);
      await swap(version);
      const { status, body } = await a().promote(version);
      expect([status, body.message]).toEqual([422, expect.stringContaining('contient')]);
    });

    test('a signature changed in the database cannot be promoted', async () => {
      const { version } = await publish('resigned', ours.privateKey);
      await resign(version, theirs.privateKey);
      const { status, body } = await a().promote(version);
      expect([status, body.message]).toEqual([
        422,
        expect.stringContaining("n'est pas celle de la clé enregistrée"),
      ]);
    });

    test('a server that starts leaves out a live release that its team has not signed', async () => {
      const { version } = await publish('live', ours.privateKey);
      expect((await a().promote(version)).status).toBe(200);
      await resign(version, theirs.privateKey);
      const next = await startReleasing(api.context, one);
      expect(await served(next.app)).not.toContain('mf_a');
      const { remotes } = await teamOf(next.app, 'mf_a').composition();
      expect(remotes.find(({ name }) => name === 'mf_a')?.refused).toContain('signature');
      // The team signs it again: the same content is accepted.
      expect((await publish('live', ours.privateKey)).status).toBe(201);
      expect(await served(next.app)).toContain('mf_a');
      await next.app.close();
    });

    const folderOf = (version: string) => join(one.dataDir, 'published/remotes/mf_a', version);

    /** As somebody with access to the disk would: the folder is sound in itself. */
    async function swap(version: string): Promise<void> {
      const folder = folderOf(version);
      writeFileSync(join(folder, 'a.js'), 'changed');
      const file = join(folder, 'integrity.json');
      const integrity = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      integrity['a.js'] = `sha384-${createHash('sha384').update('changed').digest('base64')}`;
      writeFileSync(file, JSON.stringify(integrity, null, 2));
      await readBuild(folder);
    }

    async function resign(version: string, key: string): Promise<void> {
      const signature = signRelease(await readBuild(folderOf(version)), key);
      await api.context.db
        .update(publishedReleases)
        .set({ signature })
        .where(eq(publishedReleases.version, version));
    }
  },
  { ...releasing, REMOTE_KEYS },
);
