import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from '../../../testing/client';
import { teamOf } from '../../../testing/release-client';
import { releasing, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase, type Role } from '../../../testing/test-api';
import { bucketCookie, isInCanary, pinCookie } from '../../http/visitor-cookies';

test('a canary reaches its share of 1,000 browsers, stably, and independently per remote', () => {
  const browsers = Array.from({ length: 1000 }, (_, number) =>
    number.toString(16).padStart(32, '0'),
  );
  const tried = (remote: string, percent: number) =>
    browsers.filter((browser) => isInCanary(browser, remote, percent));
  expect(tried('mf_a', 10).length).toBeGreaterThan(70);
  expect(tried('mf_a', 10).length).toBeLessThan(130);
  expect(tried('mf_a', 10)).toEqual(tried('mf_a', 10));
  // Visitors of a 10 % canary are among those of a 33 % one.
  const third = new Set(tried('mf_a', 33));
  expect(tried('mf_a', 10).every((browser) => third.has(browser))).toBe(true);
  const both = tried('mf_b', 50).filter((browser) => isInCanary(browser, 'mf_a', 50)).length;
  expect(both).toBeGreaterThan(200);
  expect(both).toBeLessThan(300);
});

describeOnDatabase(
  'which version a visitor gets',
  (api) => {
    let app: FastifyInstance;
    let live = '';
    let next = '';
    beforeAll(async () => {
      ({ app } = await startReleasing(api.context));
      live = await teamOf(app, 'mf_a').release('live');
      next = (await teamOf(app, 'mf_a').publish('next')).body.version;
    });
    afterAll(() => app.close());
    /** A browser of this app, signed in like a browser of the API. */
    const browserOf = async (role?: Role) => {
      const browser = new Client(app);
      if (!role) return browser;
      const signedIn = api.as(role);
      await signedIn.get('/api/v2/auth/user');
      for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
      return browser;
    };
    const shownTo = async (browser: Client, path = '/mf_a') => {
      const page = await browser.get(path);
      const json = /id="registry">(.*?)<\/script>/.exec(page.text)?.[1] ?? '{"remotes":[]}';
      const { remotes } = JSON.parse(json) as { remotes: { version: string; channel: string }[] };
      return remotes.map(({ version, channel }) => `${channel} ${version}`).join();
    };

    test('a canary reaches its share of browsers, which keep it until it ends', async () => {
      expect(await shownTo(await browserOf())).toBe(`live ${live}`);
      expect((await teamOf(app, 'mf_a').promote(next, { canary: 50 })).status).toBe(200);
      const seen = new Set<string>();
      for (let visitor = 0; visitor < 12; visitor += 1) {
        const browser = await browserOf();
        browser.cookies.set(bucketCookie, visitor.toString(16).padStart(32, '0'));
        const first = await shownTo(browser);
        expect(await shownTo(browser)).toBe(first);
        seen.add(first);
      }
      expect([...seen].sort()).toEqual([`canary ${next}`, `live ${live}`]);
      const stranger = await browserOf();
      const first = await shownTo(stranger);
      const tagOf = async (browser: Client) =>
        (await browser.get('/registry.json')).headers.etag ?? '';
      const during = await tagOf(stranger);
      expect(stranger.cookies.get(bucketCookie)).toMatch(/^[0-9a-f]{32}$/);
      expect(await shownTo(stranger)).toBe(first);
      const team = teamOf(app, 'mf_a');
      const ended = await team.post('rollback', { revision: await team.revision() });
      expect(ended.body.remote).toMatchObject({ version: live, canary: null });
      expect(await shownTo(stranger)).toBe(`live ${live}`);
      // By this a page that is left open learns of it.
      expect(await tagOf(stranger)).not.toBe(during);
    });

    test('staff pin a published version, see it on every page, and unpin it', async () => {
      const staff = await browserOf('accountant');
      const pinned = await staff.get(`/mf_a?x=1&mf-pin=mf_a@${next}`);
      expect([pinned.status, pinned.headers.location]).toEqual([302, '/mf_a?x=1']);
      expect(await shownTo(staff)).toBe(`pinned ${next}`);
      expect(await shownTo(await browserOf('accountant'))).toBe(`live ${live}`);
      await staff.get('/mf_a?mf-pin=off');
      expect(staff.cookies.has(pinCookie)).toBe(false);
      expect(await shownTo(staff)).toBe(`live ${live}`);
    });

    test.each([undefined, 'member'] as const)(
      '%s cannot pin: the parameter is dropped',
      async (role) => {
        const browser = await browserOf(role);
        const answer = await browser.get(`/mf_a?mf-pin=mf_a@${next}`);
        expect([answer.status, answer.headers.location]).toEqual([302, '/mf_a']);
        expect(browser.cookies.has(pinCookie)).toBe(false);
      },
    );

    test('ignores a pin copied to another browser, altered, or without a session', async () => {
      const staff = await browserOf('administrator');
      await staff.get(`/mf_a?mf-pin=mf_a@${next}`);
      const pin = staff.cookies.get(pinCookie) ?? '';
      expect(await shownTo(staff)).toBe(`pinned ${next}`);
      const guest = await browserOf();
      guest.cookies.set(pinCookie, pin);
      expect(await shownTo(guest)).toBe(`live ${live}`);
      const [payload = ''] = pin.split('.');
      staff.cookies.set(pinCookie, `${payload}.${randomBytes(32).toString('base64url')}`);
      expect(await shownTo(staff)).toBe(`live ${live}`);
    });

    test('tells staff about an unpublished version, and pins nothing', async () => {
      const staff = await browserOf('administrator');
      const unknown = 'mf_a@1.0.0-0000000000';
      const page = await staff.get(`/mf_a?mf-pin=${unknown}`);
      expect(page.text).toContain(`id="pin">{"unknown":"${unknown}"`);
      expect(staff.cookies.has(pinCookie)).toBe(false);
      const away = await staff.get('//evil.test/x?mf-pin=off');
      expect(String(away.headers.location)).toMatch(/^\/(?!\/)/);
      const elsewhere = await staff.get('/mf_a?mf-pin=https://evil.test/remoteEntry.js');
      expect(elsewhere.text).not.toContain('src="https://evil.test');
    });
  },
  releasing,
);
