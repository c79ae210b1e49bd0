import { Agent, request } from 'node:http';
import { csrfCookie } from '../http/csrf';
import { openDatabase } from '../platform/db/open-database';
import { eventually } from '../../testing/eventually';
import { startSmtp, type TestSmtp } from '../../testing/smtp';
import { startProcess, type ApiProcess } from '../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../testing/test-databases';

let copy: TestDatabase;
let smtp: TestSmtp;
let server: ApiProcess | undefined;
beforeEach(async () => {
  copy = await copyDatabase('embedded');
  smtp = await startSmtp();
});
afterEach(async () => {
  server?.signal('SIGKILL');
  await server?.ended;
  await smtp.close();
  await copy.remove();
});

const start = async (more: Record<string, string> = {}) =>
  (server = await startProcess({ ...copy.environment, SMTP_URL: smtp.url, ...more }));

const csrfOf = async (url: string) => {
  const answer = await fetch(`${url}/sanctum/csrf-cookie`);
  return /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
};

/** Registers a person, so that a mail waits. */
async function call(url: string, path: string, body: object): Promise<Response> {
  const token = await csrfOf(url);
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${csrfCookie}=${token}`,
      'x-xsrf-token': token,
    },
    body: JSON.stringify(body),
  });
}
const reset = '/api/v2/password/reset/request';
const registration = {
  lastname: 'MENSAH',
  firstname: 'Afi',
  email: 'afi@exemple.test',
  password: 'Demo2026!',
  password_confirmation: 'Demo2026!',
  status: 'accepted',
};

test('on shutdown finishes requests, sends waiting mails and accepts no connection', async () => {
  const { url, signal, ended, output } = await start({
    MAIL_POLL: '1000',
    RESET_ANSWER_MS: '5000',
  });
  expect((await call(url, '/auth/register', registration)).status).toBe(201);
  const slow = call(url, reset, { email: registration.email });
  await eventually(() => expect(output()).toContain(reset));
  expect(smtp.received).toHaveLength(0);
  signal('SIGTERM');
  await eventually(() => expect(fetch(`${url}/health`)).rejects.toThrow());
  expect((await slow).status).toBe(200);
  expect((await slow).headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
  expect(smtp.received).toHaveLength(2);
  expect(output()).not.toContain(registration.email);
});

test('while it drains, /ready fails and everything else is served', async () => {
  const { url, signal, ended } = await start({ SHUTDOWN_DELAY: '10' });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  signal('SIGTERM');
  await eventually(async () => expect((await fetch(`${url}/ready`)).status).toBe(503));
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({
    status: 'unready',
    phase: 'draining',
  });
  expect((await fetch(`${url}/api/diplomes`)).status).toBe(200);
  expect(await ended).toBe(0);
});

test('a keep-alive connection does not delay the end', async () => {
  const { url, signal, ended } = await start();
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    request(`${url}/health`, { agent }, (answer) => answer.resume().on('end', resolve)).end();
  });
  signal('SIGTERM');
  // A connection cut by the grace period would end with an error.
  expect(await ended).toBe(0);
  agent.destroy();
});

test('ends after the grace period, and logs that requests were cut', async () => {
  const { url, signal, ended, output } = await start({
    SHUTDOWN_GRACE: '1',
    RESET_ANSWER_MS: '5000',
  });
  const slow = call(url, reset, { email: registration.email });
  const cut = expect(slow).rejects.toThrow();
  await eventually(() => expect(output()).toContain(reset));
  signal('SIGTERM');
  expect(await ended).toBe(1);
  await cut;
});

test('without its database answers 503, logs why and exits with an error', async () => {
  const { url, tell, ended, output } = await start();
  const waiting = Array.from({ length: 20 }, () => fetch(`${url}/api/diplomes`));
  tell('lose database');
  const statuses = (await Promise.allSettled(waiting)).map((answer) =>
    answer.status === 'fulfilled' ? answer.value.status : 'closed',
  );
  expect(new Set(statuses)).not.toContain(500);
  expect(await ended).toBe(1);
  expect(output()).toContain('DatabaseThreadLost');
});

test('what was acknowledged before the loss is available to the next process', async () => {
  const { url, tell, ended } = await start();
  expect((await call(url, '/auth/register', registration)).status).toBe(201);
  tell('lose database');
  await ended;
  const database = await openDatabase(copy.environment);
  const { rows } = await database.pool.query('SELECT email FROM people');
  await database.close();
  expect(rows).toEqual([{ email: registration.email }]);
});

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('two processes on one database (serveur PostgreSQL)', () => {
  test('send each mail once between them', async () => {
    const shared = await copyDatabase('server');
    const environment = { ...shared.environment, SMTP_URL: smtp.url, MAIL_POLL: '1' };
    const servers = await Promise.all([startProcess(environment), startProcess(environment)]);
    const [first] = servers as [ApiProcess, ApiProcess];
    for (let number = 0; number < 12; number += 1) {
      const body = { ...registration, email: `personne${number}@exemple.test` };
      expect((await call(first.url, '/auth/register', body)).status).toBe(201);
    }
    await eventually(() => expect(smtp.received.length).toBeGreaterThanOrEqual(12));
    // Each process ends with a round of its own: a mail sent by both would be stored twice.
    for (const server of servers) server.signal('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
    await shared.remove();
    const names = smtp.received.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
  });
});
