import { browserAt, type Browser } from '../../testing/browser';
import { eventually } from '../../testing/eventually';
import { buildAdministrator, buildAlumnus } from '../../testing/factories';
import { registrationOf } from '../../testing/registration';
import { startSmtp, type TestSmtp } from '../../testing/smtp';
import { startProcess, type ApiProcess } from '../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../testing/test-databases';
import { sessionsRepository } from '../http/sessions.repository';
import { exportKind } from '../modules/exports/exports.service';
import { openDatabase, type OpenedDatabase } from '../platform/db/open-database';
import { jobs } from '../platform/db/schema';
import { hashOf, randomToken } from '../platform/hashes';

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer.each([2, 4])('%s processes on one server (serveur PostgreSQL)', (count) => {
  const sessionId = randomToken();
  let copy: TestDatabase;
  let database: OpenedDatabase;
  let smtp: TestSmtp;
  let processes: ApiProcess[];
  /** The same administrator's browser, at each process. */
  let staff: Browser[];
  beforeAll(async () => {
    [copy, smtp] = await Promise.all([copyDatabase('server'), startSmtp()]);
    database = await openDatabase(copy.environment);
    const { id } = await buildAdministrator(database.db);
    await sessionsRepository.insert(database.db, hashOf(sessionId), id);
    await buildAlumnus(database.db);
    const environment = {
      ...copy.environment,
      SMTP_URL: smtp.url,
      DATABASE_POOL: '3',
      MAIL_POLL: '1',
      JOB_POLL: '1',
      THROTTLE_LOGIN_ACCOUNT_IP: String(count),
    };
    processes = await Promise.all(Array.from({ length: count }, () => startProcess(environment)));
    staff = await Promise.all(processes.map(({ url }) => browserAt(url, sessionId)));
  });
  afterAll(async () => {
    for (const { signal } of processes) signal('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await database.close();
    await Promise.all([smtp.close(), copy.remove()]);
  });

  const statusesOf = (ask: (browser: Browser) => Promise<Response>) =>
    Promise.all(staff.map(async (browser) => (await ask(browser)).status));
  const bodiesOf = async <Body>(ask: (browser: Browser) => Promise<Response>) =>
    Promise.all(staff.map(async (browser) => (await (await ask(browser)).json()) as Body));
  const each = <Value>(value: Value): Value[] => Array<Value>(count).fill(value);

  test('count attempts together', async () => {
    const guests = await Promise.all(processes.map(({ url }) => browserAt(url)));
    const guess = async (guest: Browser) =>
      (await guest.post('/auth/login', { email: 'afi@exemple.test', password: 'Faux2026!' }))
        .status;
    expect(await Promise.all(guests.map(guess))).toEqual(each(422));
    expect(await Promise.all(guests.map(guess))).toEqual(each(429));
  });

  test('show a change made by one of them at once, also in totals that they keep', async () => {
    type List = { data: { total: number } };
    const list = (browser: Browser) => browser.get('/api/users/students/list?search=partagee');
    const totals = async () => (await bodiesOf<List>(list)).map(({ data }) => data.total);
    for (let total = 0; total < count; total += 1) {
      expect(await totals()).toEqual(each(total));
      const person = { nom: 'PARTAGEE', prenoms: 'Afi', email: `partagee${total}@exemple.test` };
      expect((await staff[total]!.post('/api/users/students/add', person)).status).toBe(200);
    }
    expect(await totals()).toEqual(each(count));
  });

  test('send each mail once between them', async () => {
    smtp.received.length = 0;
    const numbers = Array.from({ length: 8 }, (_, number) => number);
    await Promise.all(
      numbers.map(async (number) => {
        const guest = await browserAt(processes[number % count]!.url);
        const body = registrationOf('MENSAH', `mail${number}@exemple.test`);
        expect((await guest.post('/auth/register', body)).status).toBe(201);
      }),
    );
    const to = (number: number) =>
      smtp.received.filter((mail) => mail.includes(`mail${number}@exemple.test`)).length;
    await eventually(() => expect(Math.min(...numbers.map(to))).toBeGreaterThan(0));
    const waiting = async () =>
      (await database.pool.query(`SELECT FROM mails WHERE status = 'waiting'`)).rowCount;
    await eventually(async () => expect(await waiting()).toBe(0));
    expect(numbers.map(to)).toEqual(numbers.map(() => 1));
  });

  test('do each long work once, and show it from any of them', async () => {
    const order = { filters: {}, columns: ['nom'], format: 'csv' };
    type Started = { id: number };
    const started = await bodiesOf<Started>((browser) =>
      browser.post('/api/v2/alumni/exports', order),
    );
    for (const { id } of started) {
      const states = async () =>
        (
          await bodiesOf<{ state: string }>((browser) =>
            browser.get(`/api/v2/alumni/exports/${id}`),
          )
        ).map(({ state }) => state);
      await eventually(async () => expect(await states()).toEqual(each('done')));
      const file = (browser: Browser) => browser.get(`/api/v2/alumni/exports/${id}/file`);
      expect(await statusesOf(file)).toEqual(each(200));
    }
    const rows = await database.db.select().from(jobs);
    expect(rows.map(({ kind, attempts }) => [kind, attempts])).toEqual(each([exportKind, 1]));
  });

  test('end a session everywhere', async () => {
    const me = (browser: Browser) => browser.get('/api/v2/auth/user');
    expect(await statusesOf(me)).toEqual(each(200));
    expect((await staff.at(-1)!.post('/auth/logout', {})).status).toBe(200);
    expect(await statusesOf(me)).toEqual(each(401));
  });
});
