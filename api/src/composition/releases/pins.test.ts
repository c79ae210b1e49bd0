import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '../../http/session-cookie';
import { Client } from '../../../testing/client';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase, type Role } from '../../../testing/test-api';
import { pinCookie, signedPins } from '../../http/visitor-cookies';

const eightHours = 8 * 60 * 60;

describeOnDatabase(
  'versions that staff pin',
  (api) => {
    let app: FastifyInstance;
    let tried: string;
    beforeAll(async () => {
      app = (await startReleasing(api.context)).app;
      await teamOf(app, 'mf_a').release('live');
      const { version, tar } = await sentRelease({ content: 'tried' });
      await teamOf(app, 'mf_a').send(tar);
      tried = version;
    });
    afterAll(() => app.close());

    async function browserOf(who: Role, cookie?: string): Promise<Client> {
      await api.as(who).get('/api/users/current');
      const browser = new Client(app);
      browser.cookies.set(sessionCookie, api.as(who).cookies.get(sessionCookie) ?? '');
      if (cookie) browser.cookies.set(pinCookie, cookie);
      return browser;
    }
    const pin = () => `/mf_a?mf-pin=mf_a@${tried}`;
    const kept = (until = Date.now() + 60_000) => ({ pins: { mf_a: tried }, until });
    const signed = (what: object) => signedPins(what, api.context.config);
    async function sees(browser: Client) {
      const { status, text } = await browser.get('/mf_a');
      expect(status).toBe(200);
      return text.includes(`/remotes/mf_a/${tried}/`);
    }

    test.each(['accountant', 'administrator'] as const)(
      '%s: sets a signed HttpOnly cookie, on a page that is not cached',
      async (who) => {
        const browser = await browserOf(who);
        const { headers } = await browser.get(`${pin()}&page=2`);
        expect([headers.location, headers['cache-control']]).toEqual(['/mf_a?page=2', 'no-store']);
        expect(headers['set-cookie']).toMatch(
          new RegExp(`^mf_pin=[^;]+; Max-Age=${eightHours}; Path=/; HttpOnly; SameSite=Lax$`),
        );
        const page = await browser.get('/mf_a');
        expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: /Cookie/ });
        expect(page.text).toContain('"channel":"pinned"');
        expect(await sees(browser)).toBe(true);
        await browser.get('/mf_a?mf-pin=off');
        expect(browser.cookies.has(pinCookie)).toBe(false);
        expect(await sees(browser)).toBe(false);
      },
    );

    test('back to the live version of one remote, while another stays pinned', async () => {
      const { version, tar } = await sentRelease({ name: 'mf_b', content: 'of another team' });
      await teamOf(app, 'mf_b').send(tar);
      const browser = await browserOf('administrator');
      await browser.get(pin());
      await browser.get(`/?mf-pin=mf_b@${version}`);
      expect(await sees(browser)).toBe(true);
      await browser.get('/?mf-pin=mf_a@live');
      expect(await sees(browser)).toBe(false);
      expect(browser.cookies.has(pinCookie)).toBe(true);
      await browser.get('/?mf-pin=mf_b@live');
      expect(browser.cookies.has(pinCookie)).toBe(false);
    });

    test('over https the cookie is Secure, and of this host only', async () => {
      const { context } = api;
      const secure = { ...context, config: { ...context.config, secureCookies: true } };
      const there = await startReleasing(secure);
      const { version, tar } = await sentRelease({ content: 'tried' });
      await teamOf(there.app, 'mf_a').send(tar);
      const { cookies } = await browserOf('administrator');
      const { headers } = await there.app.inject({
        url: `/mf_a?mf-pin=mf_a@${version}`,
        cookies: { [`__Host-${sessionCookie}`]: cookies.get(sessionCookie) ?? '' },
      });
      expect(headers['set-cookie']).toMatch(/^__Host-mf_pin=.*; Secure/);
      await there.app.close();
    });

    test.each([
      ['unchanged', () => signed(kept()), true],
      ['that has expired', () => signed(kept(Date.now() - 1)), false],
      ['of an older format', () => signed({ mf_a: tried }), false],
      [
        'of an unpublished version',
        () => signed({ ...kept(), pins: { mf_a: '9.9.9-0123456789' } }),
        false,
      ],
    ])('a cookie %s', async (_what, cookie, isHonoured) => {
      expect(await sees(await browserOf('administrator', cookie()))).toBe(isHonoured);
    });

    test('the cookie works for any member of staff, and for nobody else', async () => {
      expect(await sees(await browserOf('accountant', signed(kept())))).toBe(true);
      expect(await sees(await browserOf('member', signed(kept())))).toBe(false);
      const guest = new Client(app);
      guest.cookies.set(pinCookie, signed(kept()));
      expect(await sees(guest)).toBe(false);
    });

    test.each(['//evil.test/', '/\\evil.test/', '/%0d%0aset-cookie:a=b', '/.//evil.test'])(
      '%s redirects to no other site and adds no header',
      async (path) => {
        const browser = await browserOf('administrator');
        const { headers } = await browser.get(`${path}?mf-pin=off`);
        expect(headers.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(String(headers['set-cookie'])).not.toContain('a=b');
      },
    );

    test('an unknown version is repeated as text, and cut', async () => {
      const browser = await browserOf('administrator');
      const wanted = `</script><img src=x>${'x'.repeat(2_000)}`;
      const { status, text } = await browser.get(`/mf_a?mf-pin=${encodeURIComponent(wanted)}`);
      expect(status).toBe(200);
      expect(text).toContain('\\u003c/script>\\u003cimg src=x>');
      expect(text).not.toContain('x'.repeat(100));
    });

    test('a logout ends the pin', async () => {
      const browser = await browserOf('administrator', signed(kept()));
      expect((await browser.get('/auth/logout')).status).toBe(200);
      expect(browser.cookies.has(pinCookie)).toBe(false);
    });
  },
  releasing,
);
