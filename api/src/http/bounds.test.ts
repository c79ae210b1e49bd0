import { connect, type AddressInfo } from 'node:net';
import { form, png } from '../../testing/form';
import { describeOnDatabase, type TestApi } from '../../testing/test-api';

/** Writes bytes to a socket and reads until the other side closes. */
function exchange(port: number, ...pieces: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
const portOf = (api: TestApi) => (api.app.server.address() as AddressInfo).port;

const overSocket = (api: TestApi) => {
  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

  test.each([
    ['an invalid address', get('/%'), 400, 'malformed'],
    ['a broken escape', get('/api/user/verify/%E0%A4%A'), 400, 'malformed'],
    ['a very long address', get(`/api/diplomes?x=${'y'.repeat(5_000)}`), 400, 'malformed'],
    ['very many parameters', get(`/api/diplomes?${'a=1&'.repeat(80)}`), 400, 'malformed'],
    ['a very long parameter', get(`/api/v2/home-slides/${'9'.repeat(300)}`), 404, 'not_found'],
    ['an address above every limit', get(`/${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['very long headers', get('/', `X-A: ${'a'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['an invalid header', get('/', 'pas un en-tête'), 400, 'malformed'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
    ['an unknown method', 'DANSER / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed'],
    ['bytes that are not HTTP', 'bonjour\r\n\r\n', 400, 'malformed'],
  ])('%s is refused in French', async (_what, sent, status, code) => {
    const answer = await exchange(portOf(api), sent);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(bodyOf(answer)).toEqual({
      code,
      message: expect.stringMatching(/ (est|n’est|n’existe) /),
    });
  });

  test.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
    [
      'a body that never ends',
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('%s: answered with an error after a time limit', async (_what, sent) => {
    const answer = await exchange(portOf(api), sent);
    // The refusal may come before the body is sent: then the connection is closed.
    if (sent.startsWith('GET'))
      expect([statusOf(answer), bodyOf(answer).code]).toEqual([408, 'too_slow']);
    else expect([408, 419]).toContain(statusOf(answer));
  });

  test('refuses a body above its limit before reading it', async () => {
    const browser = api.guest;
    await browser.get('/sanctum/csrf-cookie');
    const token = browser.cookies.get('XSRF-TOKEN');
    const answer = await exchange(
      portOf(api),
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nCookie: XSRF-TOKEN=${token}\r\nX-XSRF-TOKEN: ${token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 900000\r\nConnection: close\r\n\r\n',
    );
    expect(statusOf(answer)).toBe(413);
    expect(bodyOf(answer)).toMatchObject({ code: 'body_too_large' });
  });
};

describeOnDatabase('bounds over a socket', overSocket, { REQUEST_TIMEOUT: '2' });

describeOnDatabase('bounds', (api) => {
  const json = { headers: { 'content-type': 'application/json' } };
  const login = (body: string) => api.guest.post('/auth/login', body, json);

  test('a large body is refused', async () => {
    const answer = await login(JSON.stringify({ email: 'a'.repeat(300_000), password: 'x' }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  test.each([
    ['in arrays', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['in objects', `{"email":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`],
  ])('a body with unlimited nesting %s is refused', async (_how, body) => {
    expect(await login(body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test("accepts a body as deep as the client's", async () => {
    expect((await login('{"email":{"a":{"b":[{"c":1}]}},"password":"x"}')).status).toBe(422);
  });

  test.each([
    [
      'too many texts',
      form(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x']))),
    ],
    ['too long a text', form({ title: 'x'.repeat(300_000) })],
  ])('a form with %s is refused', async (_what, [body, options]) => {
    const { status } = await api.as('administrator').post('/api/v2/home-slides', body, options);
    expect([400, 413]).toContain(status);
  });

  test('a second file is refused', async () => {
    const picture = await png();
    const [body, options] = form({}, { cover_picture: picture, other: picture });
    const answer = await api.as('administrator').post('/api/v2/home-slides', body, options);
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  test('refuses a picture above 5 MB with its own message', async () => {
    const [body, options] = form({}, { cover_picture: Buffer.alloc(6 * 1024 * 1024, 1) });
    const answer = await api.as('administrator').post('/api/v2/home-slides', body, options);
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});
