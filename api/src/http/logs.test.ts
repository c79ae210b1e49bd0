import { openDatabase } from '../platform/db/open-database';
import { buildAlumnus, password as memberPassword } from '../../testing/factories';
import { csrfCookie } from './csrf';
import { eventually } from '../../testing/eventually';
import { startSmtp, type TestSmtp } from '../../testing/smtp';
import { startProcess, type ApiProcess } from '../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../testing/test-databases';

/** User input that must not appear in logs. */
const email = 'ablavi@exemple.test';
const password = 'Kpalime2026!';
const registration = {
  lastname: 'AGBODJAN',
  firstname: 'Ablavi',
  email,
  password,
  password_confirmation: password,
  status: 'accepted',
};

let copy: TestDatabase;
let smtp: TestSmtp;
let server: ApiProcess;
const cookies = new Map<string, string>();

beforeAll(async () => {
  copy = await copyDatabase('embedded');
  smtp = await startSmtp();
  smtp.behave('unknown address');
  const database = await openDatabase(copy.environment);
  await database.pool.query(
    `INSERT INTO alumni_categories (name, description) VALUES ('Entrepreneur', 'x')`,
  );
  await database.pool.query('ALTER TABLE join_requests RENAME TO gone');
  await buildAlumnus(database.db, { email: 'kossi@exemple.test' });
  await database.close();
  server = await startProcess({ ...copy.environment, SMTP_URL: smtp.url, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await smtp.close();
  await copy.remove();
});

async function call(method: string, path: string, body?: object): Promise<number> {
  const token = cookies.get(csrfCookie) ?? '';
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': token,
      'x-forwarded-for': '198.51.100.77',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return answer.status;
}

test('a day of requests logs no personal data', async () => {
  const token = 'b7'.repeat(32);
  await call('GET', '/sanctum/csrf-cookie');
  const member = { email: 'kossi@exemple.test', password: memberPassword };
  expect(await call('POST', '/auth/login', member)).toBe(200);
  expect(await call('GET', `/api/users/students/list?search=${registration.lastname}`)).toBe(200);
  expect(await call('GET', '/auth/logout')).toBe(200);
  expect(await call('POST', '/auth/register', registration)).toBe(201);
  const session = cookies.get('alumni_session') ?? 'none';
  expect(await call('POST', '/api/v2/password/reset/request', { email })).toBe(200);
  expect(await call('POST', '/auth/login', { email, password: 'Faux2026!' })).toBe(422);
  expect(await call('POST', '/auth/login', { email, password })).toBe(200);
  expect(await call('GET', `/api/user/verify/${token}`)).toBe(200);
  const reset = { email, token, password, password_confirmation: password };
  expect(await call('POST', '/api/v2/reset-password', reset)).toBe(422);
  expect(await call('POST', '/api/joinus', { email, profession: 'Entrepreneur' })).toBe(500);
  expect(await call('GET', `/${email}/${registration.firstname}%20x?email=${email}`)).toBe(404);
  await eventually(() => expect(server.output()).toContain('MailFailure'));

  const log = server.output();
  expect(log).toContain('"url":"/auth/login"');
  expect(log).toContain('"res":{"method":"POST","route":"/auth/login","statusCode":200}');
  expect(log).toContain('"route":"/api/user/verify/:token","statusCode":200');
  expect(log).toContain('"url":"/api/user/verify/***"');
  expect(log).toContain('Failed query: select count(*) as count from');
  for (const secret of [
    email,
    'exemple.test',
    'AGBODJAN',
    'Ablavi',
    'Kpalime',
    memberPassword,
    'Faux2026',
    token,
  ]) {
    expect(log).not.toContain(secret);
  }
  for (const secret of [session, cookies.get(csrfCookie) ?? 'none', '198.51.100.77']) {
    expect(log).not.toContain(secret);
  }
  const requestLines = log.split('\n').filter((line) => line.includes('reqId'));
  expect(requestLines.join()).not.toContain('127.0.0.1');
});
