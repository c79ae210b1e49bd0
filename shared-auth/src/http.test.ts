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

test('a 419 refreshes the cookie and retries once only', async () => {
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

test('reads the status, the message and the first message of each field from a refusal', async () => {
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

test('reads the waiting time from a refusal for too many attempts', async () => {
  const refused = (headers: Record<string, string>) => {
    server.onPost('/api/joinus').reply(429, { message: 'Trop de demandes.' }, headers);
    return http.post('/api/joinus', {}).catch((cause: unknown) => serverMessage(cause));
  };
  expect(await refused({ 'retry-after': '125' })).toBe(
    'Trop de demandes. Réessayez dans 2 min 5 s.',
  );
  expect(await refused({})).toBe('Trop de demandes.');
});

test.each<[string, unknown]>([
  ['a status that is false', { status: false, message: 'Déjà inscrit.' }],
  ['a status that is text', { status: 'error', error: 'inconnu' }],
  ['a status of null', { status: null }],
  ['the page of a captive portal', '<html><title>Connexion</title></html>'],
  ['nothing', undefined],
])('a write answered by 200 with %s is rejected', async (_what, body) => {
  server.onPost('/api/users/students/add').reply(200, body);
  const call = http.post('/api/users/students/add', {});
  await expect(call).rejects.toMatchObject({ response: { status: 200 } });
});

test("rejects a list without a success mark, with the server's message", async () => {
  server.onGet('/api/opportunities/list').reply(200, { status: false, message: 'En panne.' });
  const error: unknown = await http.get('/api/opportunities/list').catch((cause: unknown) => cause);
  expect(serverMessage(error)).toBe('En panne.');
  expect(fieldErrors(error)).toEqual({});
});

test('returns an answer without a status unchanged', async () => {
  server.onPost('/auth/login').reply(200, { id: 1, id_profil: 1 });
  server.onGet('/api/user/verify/abc').reply(200, 0);
  server.onGet('/api/users/current').reply(200, []);
  server.onPost('/api/composition/faults').reply(204);
  await expect(http.post('/auth/login', {})).resolves.toMatchObject({ data: { id: 1 } });
  await expect(http.get('/api/user/verify/abc')).resolves.toMatchObject({ data: 0 });
  await expect(http.get('/api/users/current')).resolves.toMatchObject({ data: [] });
  await expect(http.post('/api/composition/faults')).resolves.toMatchObject({ status: 204 });
});

test('on a page of another site a call carries no cookie and no extra header', async () => {
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
