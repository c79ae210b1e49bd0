import type { FastifyInstance } from 'fastify';
import { type Client } from '../../../testing/client';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';

describeOnDatabase(
  'releasing a remote',
  (api) => {
    let app: FastifyInstance;
    let other: FastifyInstance;
    beforeAll(async () => {
      const one = await startReleasing(api.context);
      app = one.app;
      other = (await startReleasing(api.context, one)).app;
    });
    afterAll(() => Promise.all([app.close(), other.close()]));
    const a = () => teamOf(app, 'mf_a');
    const b = () => teamOf(app, 'mf_b');
    const served = async (from: FastifyInstance, name = 'mf_a') => {
      const registry = (await from.inject('/registry.json')).json<{ remotes: Entry[] }>();
      return registry.remotes.find((entry) => entry.name === name);
    };
    interface Entry {
      name: string;
      version: string;
      state: string;
      channel: string;
    }

    test('once promoted, a release is in the next page of every process, and its files are served', async () => {
      const { version, tar } = await sentRelease({ content: 'first' });
      expect(await a().send(tar)).toMatchObject({ status: 201, body: { version, files: 5 } });
      expect(await served(app)).toBeUndefined();
      const promoted = await a().promote(version);
      expect(promoted).toMatchObject({
        status: 200,
        body: { remote: { version, previous: null } },
      });
      for (const process of [app, other]) {
        expect(await served(process)).toMatchObject({ version, state: 'on', channel: 'live' });
        const page = await process.inject('/mf_a');
        expect(page.body).toContain(`/remotes/mf_a/${version}/a.js`);
      }
      const file = await other.inject(`/remotes/mf_a/${version}/remoteEntry.js`);
      expect(file.body).toBe('first');
    });

    test('rolls back and promotes again; an existing version is not stored twice', async () => {
      const [first, second] = [await a().release('first again'), await a().release('second')];
      expect(await served(other)).toMatchObject({ version: second });
      const back = await a().post('rollback', { revision: await a().revision() });
      expect(back.body.remote).toMatchObject({ version: first, previous: second });
      expect(await served(other)).toMatchObject({ version: first });
      expect(await a().publish('second')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('déjà publiée') },
      });
    });

    test('maintenance shows in every process, until its team ends it', async () => {
      const set = async (on: boolean) =>
        (await a().post('maintenance', { revision: await a().revision(), on })).status;
      expect(await set(true)).toBe(200);
      expect(await served(other)).toMatchObject({ state: 'maintenance' });
      expect([await set(true), await set(false)]).toEqual([409, 200]);
      expect(await served(other)).toMatchObject({ state: 'on' });
    });

    test('the journal names who made each change', async () => {
      const { journal, revision } = await a().composition();
      expect(journal[0]).toMatchObject({ remote: 'mf_a', action: 'end-maintenance', by: 'mf_a' });
      expect(journal[0]?.revision).toBe(revision);
      expect(journal.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['publish', 'promote', 'rollback', 'maintenance']),
      );
    });

    test('of two promotions on one revision one wins, for one remote or two, ten times', async () => {
      const published = (team: typeof a, contents: string[]) =>
        Promise.all(contents.map(async (content) => (await team().publish(content)).body.version));
      const mine = await published(a, ['third', 'fourth', 'fifth']);
      const theirs = await published(b, ['one', 'two']);
      for (let round = 0; round < 10; round += 1) {
        const { revision, remotes } = await a().composition();
        // Only releases that are not live, so that the revision alone decides.
        const live = remotes.map((remote) => remote.version);
        const [one = '', two = ''] = mine.filter((version) => !live.includes(version));
        const [foreign = ''] = theirs.filter((version) => !live.includes(version));
        const isSameRemote = round % 2 === 0;
        const answers = await Promise.all([
          a().promote(one, { revision }),
          teamOf(other, isSameRemote ? 'mf_a' : 'mf_b').promote(isSameRemote ? two : foreign, {
            revision,
          }),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await a().revision()).toBe(revision + 1);
      }
    });

    test.each(['promotion', 'rollback', 'maintenance', 'releases'])(
      '%s: refused without a token, to another team, and to staff',
      async (what) => {
        const { version, tar } = await sentRelease({ content: 'refused' });
        const revision = await a().revision();
        const asked = { revision, version, on: true };
        const foreign =
          what === 'releases' ? await b().send(tar, 'mf_a') : await b().post(what, asked, 'mf_a');
        expect(foreign).toMatchObject({
          status: 403,
          body: { message: expect.stringContaining('mf_b') },
        });
        const method = what === 'releases' ? 'PUT' : 'POST';
        const url = `/api/remotes/mf_a/${what}`;
        for (const browser of [api.guest, api.as('administrator')])
          expect((await browser.send(method, url, asked)).status).toBe(401);
        expect(await a().revision()).toBe(revision);
      },
    );

    test('staff and any team can read the composition; members and guests cannot', async () => {
      const asked = async (browser: Client) => (await browser.get('/api/composition')).status;
      expect(await asked(api.guest)).toBe(401);
      expect(await asked(api.as('member'))).toBe(403);
      expect(await asked(api.as('accountant'))).toBe(200);
      expect((await b().composition()).shell).toMatchObject({ contract: '1.2.0' });
    });

    test('/registry.json supports conditional requests', async () => {
      const get = (headers = {}) => app.inject({ url: '/registry.json', headers });
      const { etag } = (await get()).headers;
      const same = await get({ 'if-none-match': etag });
      expect(same.headers.vary).toBe('Cookie');
      expect([same.statusCode, same.headers['cache-control']]).toEqual([304, 'private, no-cache']);
      const head = await app.inject({ method: 'HEAD', url: '/registry.json' });
      expect(head.headers.etag).toBe(etag);
      await b().release('changed');
      const changed = await get({ 'if-none-match': etag });
      expect(changed.statusCode).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    });

    test('a team can release while another runs a canary', async () => {
      await a().release('for all');
      const { body } = await a().publish('for some');
      expect((await a().promote(body.version, { canary: 10 })).status).toBe(200);
      const theirs = await b().publish('beside a canary');
      expect((await b().promote(theirs.body.version)).status).toBe(200);
    });
  },
  releasing,
);

describeOnDatabase(
  'guessed tokens',
  (api) => {
    test('are throttled, and a valid token is not', async () => {
      const guess = (token: string) =>
        api.guest.get('/api/composition', { headers: { authorization: `Bearer ${token}` } });
      const wrong = [await guess('x'), await guess('y'), await guess('z')];
      expect(wrong.map(({ status }) => status)).toEqual([401, 401, 429]);
      expect(Number(wrong[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await guess('token of a, long enough for one')).status).toBe(200);
    });
  },
  { ...releasing, THROTTLE_RELEASE_IP: '2' },
);
