import MockAdapter from 'axios-mock-adapter';
import {
  callAsStranger,
  fieldErrors,
  http,
  onSessionExpired,
  serverMessage,
  statusOf,
} from './index';
import { forgetExpiredSession } from './session-expiry';

let server: MockAdapter;
beforeEach(() => {
  server = new MockAdapter(http);
  document.cookie = 'XSRF-TOKEN=first';
  forgetExpiredSession();
});
afterEach(() => server.restore());

test('a write without the CSRF cookie fetches it first', async () => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  server.onGet('/sanctum/csrf-cookie').reply(204);
  server.onPost('/auth/login').reply(200, { id: 1 });

  await http.post('/auth/login', {});

  expect(server.history.map((call) => call.url)).toEqual(['/sanctum/csrf-cookie', '/auth/login']);
});

test('a 419 refreshes the cookie and retries once, then gives up', async () => {
  server.onGet('/sanctum/csrf-cookie').reply(204);
  server.onPost('/auth/login').replyOnce(419).onPost('/auth/login').replyOnce(200, { id: 1 });
  await expect(http.post('/auth/login', {})).resolves.toMatchObject({ status: 200 });

  server.resetHistory();
  server.onPost('/auth/register').reply(419);
  await expect(http.post('/auth/register', {})).rejects.toMatchObject({
    response: { status: 419 },
  });
  expect(server.history.post).toHaveLength(2);
});

test('six calls that fail with 401 announce one expiry', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  server.onGet('/api/stats').reply(401);

  await Promise.allSettled(Array.from({ length: 6 }, () => http.get('/api/stats')));

  expect(expired).toHaveBeenCalledTimes(1);
  stop();
});

test('a refusal gives its status, its message and the first message of each field', async () => {
  server.onPost('/auth/register').reply(422, {
    message: 'Des champs sont à corriger.',
    errors: { email: ['Déjà pris.', 'Trop long.'], 'referents.1.name': ['Obligatoire.'] },
  });

  const error: unknown = await http.post('/auth/register', {}).catch((reason: unknown) => reason);

  expect(statusOf(error)).toBe(422);
  expect(serverMessage(error)).toBe('Des champs sont à corriger.');
  expect(fieldErrors(error)).toEqual({ email: 'Déjà pris.', 'referents.1.name': 'Obligatoire.' });
  expect(fieldErrors(new Error('réseau'))).toEqual({});
});

test('on a page that is not ours a call carries nothing but its address', async () => {
  const own = { ...http.defaults, headers: { ...http.defaults.headers } };
  const sent = async () => {
    const { config } = await http.get('/api/guest/actualities');
    const { baseURL, withCredentials, headers } = config;
    return { baseURL, withCredentials, asked: headers['X-Requested-With'] as unknown };
  };
  server.onGet('/api/guest/actualities').reply(200, []);
  expect(await sent()).toEqual({ withCredentials: true, asked: 'XMLHttpRequest' });
  callAsStranger('https://reseau.test');
  expect(await sent()).toEqual({ baseURL: 'https://reseau.test', withCredentials: false });
  expect(http.defaults.withXSRFToken).toBe(false);
  Object.assign(http.defaults, { baseURL: undefined }, own);
});
