import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { CompositionReply } from '@alumni/shared-contract';
import { Client } from '../../../testing/client';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing, tokens } from '../../../testing/releasing';
import { describeOnDatabase, type Role } from '../../../testing/test-api';
import { sessionCookie } from '../../http/session-cookie';
import { channels } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import type { PreviewNotice } from '../gateway/preview-request';
import { keptReleases } from '../releases/prune';
import { previewCookie } from './preview-link';
import { mostChannels } from './previews.service';

const day = 24 * 60 * 60 * 1000;

describeOnDatabase(
  'previews of published versions',
  (api) => {
    let app: FastifyInstance;
    let live = '';
    let tried = '';
    beforeAll(async () => {
      ({ app } = await startReleasing(api.context));
      live = await teamOf(app, 'mf_a').release('live');
      tried = (await teamOf(app, 'mf_a').publish('tried')).body.version;
      await setChannel('mf_a', 'pr-42', tried);
    });
    afterAll(() => app.close());

    const asTeam = (name: 'mf_a' | 'mf_b') => ({ authorization: `Bearer ${tokens[name]}` });
    async function call(
      method: 'PUT' | 'POST' | 'DELETE',
      url: string,
      payload?: object,
      headers: Record<string, string> = asTeam('mf_a'),
    ) {
      const { statusCode, body } = await app.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      return { status: statusCode, body: JSON.parse(body) as Body };
    }
    interface Body {
      link: string;
      until: string;
      message: string;
      errors: Record<string, string[]>;
      channel: { channel: string; version: string; expiresAt: string };
    }
    const setChannel = (name: 'mf_a' | 'mf_b', channel: string, version: string, more = {}) =>
      call('PUT', `/api/remotes/${name}/channels/${channel}`, { version, ...more }, asTeam(name));
    const endChannel = (name: 'mf_a' | 'mf_b', channel: string) =>
      call('DELETE', `/api/remotes/${name}/channels/${channel}`, undefined, asTeam(name));
    const linkTo = async (names: object) =>
      (await call('POST', '/api/previews', { channels: names })).body.link;
    const valueOf = (link: string) => new URL(link).searchParams.get('mf-preview') ?? '';

    /** A guest's browser that opened the link. */
    async function browserAt(link: string): Promise<Client> {
      const browser = new Client(app);
      await browser.get(new URL(link).pathname + new URL(link).search);
      return browser;
    }
    /** What a page shows of each remote: `mf_a preview 1.0.0-…`. */
    async function shownTo(browser: Client, path = '/mf_a') {
      const { text } = await browser.get(path);
      const inlined = (id: string) =>
        JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(text)?.[1] ?? 'null') as unknown;
      const { remotes } = inlined('registry') as { remotes: Record<string, string>[] };
      return {
        remotes: remotes.map(({ name, channel, version }) => `${name} ${channel} ${version}`),
        notice: inlined('preview'),
      };
    }
    const bannerOf = async (browser: Client, path = '/mf_a') =>
      /<aside class="preview".*?<\/aside>/
        .exec((await browser.get(path)).text)?.[0]
        .replace(/\u00a0/g, ' ');
    const liveOnly = () => [`mf_a live ${live}`];

    test('a guest who opens the link sees the version, and nobody else', async () => {
      const link = await linkTo({ mf_a: 'pr-42' });
      const browser = new Client(app);
      const opened = await browser.get(`/mf_a?page=2&mf-preview=${valueOf(link)}`);
      expect([opened.status, opened.headers.location]).toEqual([302, '/mf_a?page=2']);
      expect(opened.headers['cache-control']).toBe('no-store');
      expect(opened.headers['set-cookie']).toMatch(
        /^mf_preview=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(await shownTo(browser)).toEqual({
        remotes: [`mf_a preview ${tried}`],
        notice: {
          channels: [{ remote: 'mf_a', channel: 'pr-42', isShown: true }],
          isInvalid: false,
        },
      });
      expect((await browser.get('/mf_a')).headers).toMatchObject({
        'cache-control': 'no-store',
        vary: /Cookie/,
      });
      expect(await bannerOf(browser)).toBe(
        '<aside class="preview" aria-label="Aperçu">' +
          '<p>Vous voyez un aperçu : Module mf_a (pr-42), pas encore en ligne.</p>' +
          '<a href="?mf-preview=off">Quitter l’aperçu</a></aside>',
      );
      const stranger = new Client(app);
      expect(await shownTo(stranger)).toEqual({ remotes: liveOnly(), notice: null });
      expect(await bannerOf(stranger)).toBeUndefined();
    });

    test('shows what the team publishes next under the same name, and is left at will', async () => {
      const link = await linkTo({ mf_a: 'pr-42' });
      const browser = await browserAt(link);
      const next = (await teamOf(app, 'mf_a').publish('tried again')).body.version;
      expect(await setChannel('mf_a', 'pr-42', next)).toMatchObject({
        status: 200,
        body: { channel: { channel: 'pr-42', version: next } },
      });
      expect((await shownTo(browser)).remotes).toEqual([`mf_a preview ${next}`]);
      const left = await browser.get('/mf_a?mf-preview=off');
      expect(left.headers.location).toBe('/mf_a');
      expect(browser.cookies.has(previewCookie)).toBe(false);
      expect((await shownTo(browser)).remotes).toEqual(liveOnly());
      await setChannel('mf_a', 'pr-42', tried);
    });

    test('combines channels of several remotes, one of which was never live', async () => {
      const { version } = (await teamOf(app, 'mf_b').publish('a first version')).body;
      await setChannel('mf_b', 'recette', version);
      const asked = { method: 'GET', url: '/api/composition', headers: asTeam('mf_a') } as const;
      const { neverLive } = CompositionReply.parse((await app.inject(asked)).json());
      expect(neverLive).toMatchObject([
        {
          name: 'mf_b',
          available: [{ version }],
          channels: [{ channel: 'recette', version }],
        },
      ]);
      const browser = await browserAt(await linkTo({ mf_a: 'pr-42', mf_b: 'recette' }));
      const both = [`mf_a preview ${tried}`, `mf_b preview ${version}`];
      expect((await shownTo(browser)).remotes).toEqual(both);
      expect((await browser.get('/mf_b')).text).toContain(`/remotes/mf_b/${version}/a.js`);
      expect((await new Client(app).get('/mf_b')).status).toBe(302);
      // Opening another link replaces the combination.
      await browser.get(`/?mf-preview=${valueOf(await linkTo({ mf_a: 'pr-42' }))}`);
      expect((await shownTo(browser)).remotes).toEqual([`mf_a preview ${tried}`]);
    });

    test.each([
      ['ended by its team', (name: string) => endChannel('mf_a', name)],
      ['that has expired', (name: string) => expire(name)],
    ])('a channel %s shows the live version, and says so', async (_what, end) => {
      await setChannel('mf_a', 'short', tried);
      const browser = await browserAt(await linkTo({ mf_a: 'short' }));
      expect((await shownTo(browser)).remotes).toEqual([`mf_a preview ${tried}`]);
      await end('short');
      expect(await shownTo(browser)).toEqual({
        remotes: liveOnly(),
        notice: {
          channels: [{ remote: 'mf_a', channel: 'short', isShown: false }],
          isInvalid: false,
        },
      });
      expect(await bannerOf(browser)).toContain(
        '<p>Aperçu terminé : Module mf_a (short). La version en ligne le remplace.</p><a ',
      );
    });
    const expire = (name: string) =>
      api.db
        .update(channels)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(channels.channel, name));

    test('staff join channels to a combination and leave them one by one; nobody else does', async () => {
      await setChannel(
        'mf_b',
        'recette',
        (await teamOf(app, 'mf_b').publish('for staff')).body.version,
      );
      const as = async (role?: Role) => {
        const browser = new Client(app);
        if (!role) return browser;
        await api.as(role).get('/api/users/current');
        browser.cookies.set(sessionCookie, api.as(role).cookies.get(sessionCookie) ?? '');
        return browser;
      };
      const namesOf = async (browser: Client) => {
        const { notice } = await shownTo(browser);
        const { channels: shown } = (notice ?? { channels: [] }) as Pick<PreviewNotice, 'channels'>;
        return shown.map(({ remote, channel }) => `${remote}@${channel}`);
      };
      const staff = await as('accountant');
      await staff.get('/?mf-preview=mf_a@pr-42');
      await staff.get('/?mf-preview=mf_b@recette');
      expect(await namesOf(staff)).toEqual(['mf_a@pr-42', 'mf_b@recette']);
      await staff.get('/?mf-preview=mf_a@live');
      expect(await namesOf(staff)).toEqual(['mf_b@recette']);
      await staff.get('/?mf-preview=mf_b@live');
      expect(staff.cookies.has(previewCookie)).toBe(false);
      for (const role of [undefined, 'member'] as const) {
        const browser = await as(role);
        await browser.get('/?mf-preview=mf_a@pr-42');
        expect(browser.cookies.has(previewCookie)).toBe(false);
      }
    });

    test('a link of somebody else, a changed one and one that has ended open nothing', async () => {
      const secret = api.context.config.SESSION_SECRET;
      const made = (purpose: string, key: string, until: number) => {
        const payload = Buffer.from(
          JSON.stringify({ channels: { mf_a: 'pr-42' }, until }),
        ).toString('base64url');
        const hmac = createHmac('sha256', key).update(`${purpose}:${payload}`);
        return `${payload}.${hmac.digest('base64url')}`;
      };
      const later = Date.now() + day;
      const values = [
        made('mf-preview', 'a guess', later),
        made('mf-pin', secret, later),
        made('mf-preview', secret, Date.now() - 1),
        `x${made('mf-preview', secret, later)}`,
        '',
        '.',
      ];
      for (const value of values) {
        const browser = new Client(app);
        const { status, text } = await browser.get(`/mf_a?mf-preview=${value}`);
        expect([status, browser.cookies.has(previewCookie)]).toEqual([200, false]);
        expect(text).toContain('id="preview">{"channels":[],"isInvalid":true}</script>');
        expect(text).toContain('Ce lien d’aperçu n’est plus valable');
        expect(text).not.toContain('mf-preview=off');
        browser.cookies.set(previewCookie, value);
        expect((await shownTo(browser)).remotes).toEqual(liveOnly());
      }
      const honest = new Client(app);
      honest.cookies.set(previewCookie, made('mf-preview', secret, later));
      expect((await shownTo(honest)).remotes).toEqual([`mf_a preview ${tried}`]);
    });

    test('a team names its own remote only; a link needs a token and channels that exist', async () => {
      const put = `/api/remotes/mf_b/channels/pr-42`;
      const input = { version: tried };
      expect((await call('PUT', put, input)).status).toBe(403);
      expect((await call('PUT', put, input, {})).status).toBe(401);
      expect((await call('DELETE', '/api/remotes/mf_b/channels/recette')).status).toBe(403);
      expect(
        (await call('POST', '/api/previews', { channels: { mf_a: 'pr-42' } }, {})).status,
      ).toBe(401);
      const none = await call('POST', '/api/previews', { channels: { mf_a: 'pr-43' } });
      expect(none.body.errors.channels).toEqual([
        "Ces canaux n'existent pas, ou plus : mf_a@pr-43.",
      ]);
      expect(await call('POST', '/api/previews', { channels: {} })).toMatchObject({ status: 400 });
      expect(await setChannel('mf_a', 'pr-42', '9.9.9-0123456789')).toMatchObject({ status: 404 });
      expect(await setChannel('mf_a', 'PR_42', tried)).toMatchObject({ status: 404 });
      expect(await setChannel('mf_a', 'pr-42', tried, { days: 91 })).toMatchObject({ status: 400 });
      expect(await endChannel('mf_a', 'pr-43')).toMatchObject({
        status: 404,
        body: { message: "mf_a n'a pas de canal pr-43." },
      });
    });

    test('staff and teams see the channels, with their versions and ends', async () => {
      const { body } = await setChannel('mf_a', 'pr-42', tried, { days: 3 });
      const left = Date.parse(body.channel.expiresAt) - Date.now();
      expect(Math.ceil(left / day)).toBe(3);
      const { remotes } = await teamOf(app, 'mf_a').composition();
      expect(remotes.find(({ name }) => name === 'mf_a')?.channels).toContainEqual(body.channel);
    });

    test('keeps its release from being pruned; housekeeping deletes what has expired', async () => {
      for (let number = 0; number <= keptReleases + 1; number += 1)
        await teamOf(app, 'mf_a').send((await sentRelease({ content: `more ${number}` })).tar);
      const browser = await browserAt(await linkTo({ mf_a: 'pr-42' }));
      expect((await shownTo(browser)).remotes).toEqual([`mf_a preview ${tried}`]);
      await expire('pr-42');
      await cleanOnce(api.context);
      expect(await api.db.$count(channels, eq(channels.channel, 'pr-42'))).toBe(0);
      await teamOf(app, 'mf_a').send((await sentRelease({ content: 'the last' })).tar);
      expect(await setChannel('mf_a', 'pr-42', tried)).toMatchObject({ status: 404 });
    });

    test('a remote has so many channels at most', async () => {
      await api.db.delete(channels);
      const version = await teamOf(app, 'mf_a').release('now live');
      for (let number = 0; number < mostChannels; number += 1)
        expect((await setChannel('mf_a', `pr-${number}`, version)).status).toBe(200);
      expect(await setChannel('mf_a', 'pr-more', version)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('terminez-en un') },
      });
      expect((await setChannel('mf_a', 'pr-0', version)).status).toBe(200);
    });
  },
  releasing,
);
