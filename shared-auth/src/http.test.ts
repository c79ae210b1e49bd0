import {
  callAsStranger,
  fieldErrors,
  http,
  onSessionExpired,
  serverMessage,
  statusOf,
} from './index';
import { forgetExpiredSession } from './session-expiry';
import { answer, fakeNetwork, type FakeRequest } from './testing';

let server: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  server = fakeNetwork();
  document.cookie = 'XSRF-TOKEN=first';
  forgetExpiredSession();
});
afterEach(() => server.restore());

const refusal = (call: Promise<unknown>) => call.catch((reason: unknown) => reason);
const sent = (method: string) => server.requests.filter((one) => one.method === method);

test('a call sends cookies, asks for JSON and times out after ten seconds', async () => {
  server.handle('get', '/api/stats', answer(200, []));
  await http.get('/api/stats');
  expect(server.requests).toMatchObject([
    { withCredentials: true, timeout: 10_000, requestHeaders: { Accept: 'application/json' } },
  ]);
});

test('a write sends JSON and repeats the CSRF cookie in a header', async () => {
  document.cookie = 'XSRF-TOKEN=a%3Db';
  server.handle('post', '/auth/login', answer(200, { id: 1 }));
  await http.post('/auth/login', { email: 'a@b.tg' });
  expect(server.requests).toMatchObject([
    { requestBody: '{"email":"a@b.tg"}', requestHeaders: { 'X-XSRF-TOKEN': 'a=b' } },
  ]);
  expect(server.requests[0]?.requestHeaders['Content-Type']).toMatch(/^application\/json/);
});

test('a form is left to the browser, with the progress of its upload', async () => {
  const form = new FormData();
  const progress = jest.fn();
  server.handle('post', '/api/files', (request) => {
    request.uploadProgress({ loaded: 1, total: 4 });
    answer(200, { status: true })(request);
  });
  await http.post('/api/files', form, { onUploadProgress: progress });
  expect(server.requests[0]?.requestBody).toBe(form);
  expect(progress).toHaveBeenCalledWith(expect.objectContaining({ loaded: 1 }));
});

test('a write without the CSRF cookie fetches it first', async () => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  server.handle('post', '/auth/login', answer(200, { id: 1 }));

  await http.post('/auth/login', {});

  expect(server.requests.map((call) => call.url)).toEqual(['/sanctum/csrf-cookie', '/auth/login']);
});

test('a 419 refreshes the cookie and retries once only', async () => {
  const replies = [answer(419), answer(200, { id: 1 })];
  server.handle('get', '/sanctum/csrf-cookie', (request) => {
    document.cookie = 'XSRF-TOKEN=second';
    answer(204)(request);
  });
  server.handle('post', '/auth/login', (request) => replies.shift()?.(request));
  await expect(http.post('/auth/login', {})).resolves.toMatchObject({ status: 200 });
  expect(sent('POST').map((one) => one.requestHeaders['X-XSRF-TOKEN'])).toEqual([
    'first',
    'second',
  ]);

  server.handle('post', '/auth/register', answer(419));
  expect(statusOf(await refusal(http.post('/auth/register', {})))).toBe(419);
  expect(sent('POST').filter(({ url }) => url === '/auth/register')).toHaveLength(2);
});

test('six calls that fail with 401 announce one expiry', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  server.handle('get', '/api/stats', answer(401));

  await Promise.allSettled(Array.from({ length: 6 }, () => http.get('/api/stats')));

  expect(expired).toHaveBeenCalledTimes(1);
  stop();
});

test('reads the status, the message and the first message of each field from a refusal', async () => {
  server.handle(
    'post',
    '/auth/register',
    answer(422, {
      message: 'Des champs sont à corriger.',
      errors: { email: ['Déjà pris.', 'Trop long.'], 'referents.1.name': ['Obligatoire.'] },
    }),
  );

  const error = await refusal(http.post('/auth/register', {}));

  expect(statusOf(error)).toBe(422);
  expect(serverMessage(error)).toBe('Des champs sont à corriger.');
  expect(fieldErrors(error)).toEqual({ email: 'Déjà pris.', 'referents.1.name': 'Obligatoire.' });
  expect(fieldErrors(new Error('réseau'))).toEqual({});
});

test('reads the waiting time from a refusal for too many attempts', async () => {
  const refused = async (headers: Record<string, string>) => {
    server.handle('post', '/api/joinus', answer(429, { message: 'Trop de demandes.' }, headers));
    return serverMessage(await refusal(http.post('/api/joinus', {})));
  };
  expect(await refused({ 'retry-after': '125' })).toBe(
    'Trop de demandes. Réessayez dans 2 min 5 s.',
  );
  expect(await refused({})).toBe('Trop de demandes.');
});

test.each<[string, (request: FakeRequest) => void]>([
  ['no network', (request) => request.error()],
  ['an answer that is too late', (request) => request.triggerTimeout()],
])('%s has no status', async (_what, fail) => {
  server.handle('get', '/api/stats', fail);
  const error = await refusal(http.get('/api/stats'));
  expect(error).toHaveProperty('name', 'HttpError');
  expect(statusOf(error)).toBeUndefined();
});

test('a cancelled call is aborted, one cancelled before is never sent', async () => {
  const controller = new AbortController();
  server.handle('get', '/api/stats', () => controller.abort());
  const calls = () => http.get('/api/stats', { signal: controller.signal });
  expect(await refusal(calls())).toHaveProperty('name', 'AbortError');
  expect(server.requests[0]?.aborted).toBe(true);
  expect(await refusal(calls())).toHaveProperty('name', 'AbortError');
  expect(server.requests).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['a status that is false', { status: false, message: 'Déjà inscrit.' }],
  ['a status that is text', { status: 'error', error: 'inconnu' }],
  ['a status of null', { status: null }],
  ['the page of a captive portal', '<html><title>Connexion</title></html>'],
  ['nothing', undefined],
])('a write answered by 200 with %s is rejected', async (_what, body) => {
  server.handle('post', '/api/users/students/add', answer(200, body));
  expect(statusOf(await refusal(http.post('/api/users/students/add', {})))).toBe(200);
});

test("rejects a list without a success mark, with the server's message", async () => {
  const list = '/api/opportunities/list';
  server.handle('get', list, answer(200, { status: false, message: 'En panne.' }));
  const error = await refusal(http.get(list));
  expect(serverMessage(error)).toBe('En panne.');
  expect(fieldErrors(error)).toEqual({});
});

test('returns an answer without a status unchanged', async () => {
  server.handle('post', '/auth/login', answer(200, { id: 1, id_profil: 1 }));
  server.handle('get', '/api/user/verify/abc', answer(200, 0));
  server.handle('get', '/api/users/current', answer(200, []));
  server.handle('post', '/api/composition/faults', answer(204));
  await expect(http.post('/auth/login', {})).resolves.toMatchObject({ data: { id: 1 } });
  await expect(http.get('/api/user/verify/abc')).resolves.toMatchObject({ data: 0 });
  await expect(http.get('/api/users/current')).resolves.toMatchObject({ data: [] });
  await expect(http.post('/api/composition/faults')).resolves.toMatchObject({ status: 204 });
});

test('on a page of another site a call carries no cookie and no extra header', async () => {
  const address = 'https://reseau.test/api/guest/actualities';
  server.handle('get', address, answer(200, []));
  callAsStranger('https://reseau.test');
  await http.get('/api/guest/actualities');
  expect(http.getUri({ url: '/api/guest/actualities' })).toBe(address);
  callAsStranger('');
  expect(server.requests).toMatchObject([{ url: address, withCredentials: false }]);
  expect(server.requests[0]?.requestHeaders).not.toHaveProperty('X-Requested-With');
});
