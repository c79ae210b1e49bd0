import { sessions } from '../platform/db/schema';
import { csrfCookie, csrfHeader } from './csrf';
import type { Client } from '../../testing/client';
import { buildAlumnus, password } from '../../testing/factories';
import { describeOnDatabase } from '../../testing/test-api';

const login = {
  method: 'POST',
  url: '/auth/login',
  payload: { email: 'personne@alumni.test', password: 'faux' },
} as const;

describeOnDatabase('CSRF', (api) => {
  const withToken = async () => {
    const browser = api.guest;
    await browser.get('/sanctum/csrf-cookie');
    return { browser, token: browser.cookies.get(csrfCookie) ?? '' };
  };

  test('returns a cookie that scripts can read, and no content', async () => {
    const answer = await api.guest.get('/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/,
    );
  });

  test('a call that repeats the cookie passes the check', async () => {
    const { browser, token } = await withToken();
    const answer = await browser.raw({ ...login, headers: { 'x-xsrf-token': token } });
    expect(answer.status).toBe(422);
  });

  test.each([
    ['no header', () => ({})],
    ['another token', (token: string) => ({ 'x-xsrf-token': token.replace(/^./, 'z') })],
    ['an unsigned token', () => ({ 'x-xsrf-token': 'a'.repeat(64) })],
  ])('is refused with %s', async (_what, headers) => {
    const { browser, token } = await withToken();
    const answer = await browser.raw({ ...login, headers: headers(token) });
    expect(answer).toMatchObject({ status: 419, body: { message: expect.any(String) } });
  });

  test.each([
    ['in the right format', `${'a'.repeat(64)}.${'b'.repeat(64)}`],
    // As many characters as a signature, but more bytes.
    ['with characters of two bytes', `${'a'.repeat(64)}.${'é'.repeat(64)}`],
  ])('refuses a cookie set by a sibling host: %s', async (_what, planted) => {
    const browser = api.guest;
    browser.cookies.set(csrfCookie, planted);
    const answer = await browser.raw({ ...login, headers: { 'x-xsrf-token': planted } });
    expect(answer.status).toBe(419);
  });

  describe('belongs to one session', () => {
    const tokenOf = async (browser: Client) => {
      await browser.get('/sanctum/csrf-cookie');
      return browser.cookies.get(csrfCookie) ?? '';
    };
    /** A write by the signed-in person, with a token both in cookie and header. */
    const write = async (browser: Client, token: string) => {
      browser.cookies.set(csrfCookie, token);
      const url = '/api/v2/email/verification';
      return (await browser.raw({ method: 'POST', url, headers: { [csrfHeader]: token } })).status;
    };
    const aMember = async () => api.as(await buildAlumnus(api.db, { emailVerifiedAt: null }));

    test("accepts a session's own token, refuses that of another session or of a guest", async () => {
      const [own, another] = [await aMember(), await aMember()];
      expect(await write(own, await tokenOf(own))).toBe(200);
      expect(await write(own, await tokenOf(another))).toBe(419);
      expect(await write(own, await tokenOf(api.guest))).toBe(419);
    });

    test('a login returns a new token, and ends the previous one', async () => {
      const { email } = await buildAlumnus(api.db, { emailVerifiedAt: null });
      const { browser, token } = await withToken();
      await browser.post('/auth/login', { email, password });
      const given = browser.cookies.get(csrfCookie) ?? '';
      expect(await write(browser, token)).toBe(419);
      expect(await write(browser, given)).toBe(200);
    });

    test('after a logout, the token of the answer is valid for a guest', async () => {
      const browser = await aMember();
      const token = await tokenOf(browser);
      await browser.get('/auth/logout');
      const given = browser.cookies.get(csrfCookie) ?? '';
      expect(given).not.toBe(token);
      const answer = await browser.raw({ ...login, headers: { [csrfHeader]: given } });
      expect(answer.status).toBe(422);
    });

    test('a call of an ended session gets 401, not a CSRF refusal', async () => {
      const browser = await aMember();
      const token = await tokenOf(browser);
      await api.db.delete(sessions);
      expect(await write(browser, token)).toBe(401);
    });
  });
});
