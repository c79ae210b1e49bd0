import type { FastifyInstance } from 'fastify';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing, tokens } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';

const manifest = (of: string) =>
  JSON.stringify({ name: 'mf_a_standard', of, metaData: { publicPath: 'auto' } });

describeOnDatabase(
  'manifests for hosts that know nothing of the network',
  (api) => {
    let app: FastifyInstance;
    let live = '';
    let tried = '';
    const team = () => teamOf(app, 'mf_a');
    const send = async (content: string, of: string | null) => {
      const standard = of && manifest(of);
      const { version, tar } = await sentRelease({ name: 'mf_a', content, standard });
      expect((await team().send(tar)).status).toBe(201);
      return version;
    };
    const promote = async (version: string) =>
      expect((await team().promote(version)).status).toBe(200);
    const get = (address: string) => app.inject(`/remotes/mf_a/${address}`);

    beforeAll(async () => {
      ({ app } = await startReleasing(api.context));
      live = await send('live', 'the live one');
      tried = await send('tried', 'the tried one');
      await promote(live);
      await app.inject({
        method: 'PUT',
        url: '/api/remotes/mf_a/channels/pr-42',
        payload: { version: tried },
        headers: { authorization: `Bearer ${tokens.mf_a}` },
      });
    });
    afterAll(() => app.close());

    test('the live one is readable by every site, kept for a minute, and names its release', async () => {
      const answer = await get('live/mf-manifest.json');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=60',
      });
      const folder = `${api.context.config.BASE_URL}/remotes/mf_a/${live}/standard/`;
      expect(answer.json()).toMatchObject({
        of: 'the live one',
        metaData: { publicPath: folder },
      });
      expect(
        (await app.inject(`${new URL(folder).pathname}mf-manifest.json`)).headers,
      ).toMatchObject({ 'cache-control': expect.stringContaining('immutable') as string });
    });

    test('the registry and the page name none of its files', async () => {
      const { body } = await app.inject('/registry.json');
      expect(body).toContain(live);
      expect(body).not.toContain('standard/');
      expect((await app.inject('/mf_a')).body).not.toContain('standard/');
    });

    test('a channel needs the link of the people who review it', async () => {
      const linkTo = async (channels: object) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/previews',
          payload: { channels },
          headers: { authorization: `Bearer ${tokens.mf_a}` },
        });
        return new URL(answer.json<{ link: string }>().link).search;
      };
      const link = await linkTo({ mf_a: 'pr-42' });
      const answer = await get(`pr-42/mf-manifest.json${link}`);
      expect(answer.json()).toMatchObject({ of: 'the tried one' });
      expect(answer.headers['cache-control']).toBe('private, max-age=60');

      const { statusCode, headers } = await get('pr-42/mf-manifest.json');
      expect(statusCode).toBe(404);
      // Readable: otherwise the browser of the other site tells of CORS instead.
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
      expect((await get('pr-42/mf-manifest.json?mf-preview=x')).statusCode).toBe(404);
      expect((await get(`pr-43/mf-manifest.json${link}`)).statusCode).toBe(404);
    });

    test('a promotion changes it; without an entry for others, or in maintenance, there is none', async () => {
      await promote(tried);
      expect((await get('live/mf-manifest.json')).json()).toMatchObject({ of: 'the tried one' });
      await promote(await send('without', null));
      expect((await get('live/mf-manifest.json')).statusCode).toBe(404);
      await promote(live);
      expect((await get('live/mf-manifest.json')).statusCode).toBe(200);
      expect(
        (await team().post('maintenance', { revision: await team().revision(), on: true })).status,
      ).toBe(200);
      expect((await get('live/mf-manifest.json')).statusCode).toBe(404);
      expect((await app.inject('/remotes/mf_zz/live/mf-manifest.json')).statusCode).toBe(404);
    });
  },
  releasing,
);
