import { csrfCookie } from './csrf';
import { describeOnEachDatabase } from '../testing/test-api';

const login = {
  method: 'POST',
  url: '/auth/login',
  payload: { email: 'personne@alumni.test', password: 'faux' },
} as const;

describeOnEachDatabase('CSRF', (api) => {
  const withToken = async () => {
    const browser = api.guest;
    await browser.get('/sanctum/csrf-cookie');
    return { browser, token: browser.cookies.get(csrfCookie) ?? '' };
  };

  test('a cookie that scripts can read, and no content', async () => {
    const answer = await api.guest.get('/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/,
    );
  });

  test('a call that repeats it passes; its refusal is about the login itself', async () => {
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
    ['of the right form', `${'a'.repeat(64)}.${'b'.repeat(64)}`],
    // As many letters as a signature has, and more bytes.
    ['with letters of two bytes', `${'a'.repeat(64)}.${'é'.repeat(64)}`],
  ])('a cookie planted by a neighbouring host is refused: %s', async (_what, planted) => {
    const browser = api.guest;
    browser.cookies.set(csrfCookie, planted);
    const answer = await browser.raw({ ...login, headers: { 'x-xsrf-token': planted } });
    expect(answer.status).toBe(419);
  });
});
