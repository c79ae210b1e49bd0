import { hashOf, randomToken } from '../hashes';
import { sessionCookie } from '../../http/session-cookie';
import { sessionsRepository } from '../../http/sessions.repository';
import { browserAt } from '../../../testing/browser';
import { runCommand } from '../../../testing/command';
import { next } from '../../../testing/factories';
import { buildLastRelease, type LastRelease } from '../../../testing/last-release';
import { lastReleases } from '../../../testing/last-releases';
import { emptySchema } from '../../../testing/older-schema';
import { startProcess, type ApiProcess } from '../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../testing/test-databases';
import { openDatabase, type OpenedDatabase } from './open-database';

/**
 * During an upgrade, processes of the last release and of this version serve one database: after
 * `db:migrate`, before the old ones have been replaced.
 */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('the last release beside this version (serveur PostgreSQL)', () => {
  let release: LastRelease;
  let copy: TestDatabase;
  let database: OpenedDatabase;
  const started: ApiProcess[] = [];
  const table: string[] = [];
  beforeAll(() => {
    release = buildLastRelease();
  });
  beforeEach(async () => {
    copy = await copyDatabase('server');
    database = await openDatabase(copy.environment);
  });
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.signal('SIGTERM');
      await server.ended;
    }
    await database.close();
    await copy.remove();
  });
  afterAll(() => {
    release.remove();
    process.stdout.write(`last release: ${lastReleases[0].slice(0, 10)}\n${table.join('\n')}\n`);
  });

  async function start(which: 'last' | 'this'): Promise<ApiProcess> {
    const program = which === 'last' ? release.program : undefined;
    const server = await startProcess(copy.environment, [], program);
    started.push(server);
    return server;
  }

  /** By columns that both schemas have: the factories know the present one alone. */
  async function addAdministrator(): Promise<number> {
    const { rows } = await database.pool.query<{ id: number }>(
      `INSERT INTO people (id_profil, nom, prenoms, email, email_verified_at, approved)
       VALUES (2, 'MENSAH', 'Koffi', $1, now(), 1) RETURNING id`,
      [`equipe${next()}@alumni.test`],
    );
    return rows[0]!.id;
  }

  /** The main reads and writes. @returns status of each call */
  async function useApi({ url }: ApiProcess, row: string) {
    const id = await addAdministrator();
    const sessionId = randomToken();
    await sessionsRepository.insert(database.db, hashOf(sessionId), id);
    const guest = await browserAt(url);
    const staff = await browserAt(url, sessionId);
    const read = (path: string) =>
      fetch(`${url}${path}`, { headers: { cookie: `${sessionCookie}=${sessionId}` } });
    const news = new FormData();
    for (const [name, value] of Object.entries({ titre: 'Une', contenu: '<p>x</p>', draft: '0' }))
      news.append(name, value);
    const calls: [string, () => Promise<Response>][] = [
      ['POST /auth/register', () => guest.post('/auth/register', registration())],
      ['POST /auth/login', () => guest.post('/auth/login', { ...login, email: lastEmail })],
      ['POST /api/actualities/create', () => staff.post('/api/actualities/create', news)],
      ['GET /api/guest/actualities', () => read('/api/guest/actualities?draft=0&limit=5')],
      ['GET /api/users/current', () => read('/api/users/current')],
      ['GET /api/users/students/list', () => read('/api/users/students/list?search=a')],
      ['GET /ready', () => read('/ready')],
    ];
    const statuses: Record<string, number> = {};
    for (const [name, call] of calls) statuses[name] = (await call()).status;
    for (const [name, status] of Object.entries(statuses))
      table.push(`  ${row.padEnd(46)} ${name.padEnd(30)} ${status}`);
    return statuses;
  }
  const works = {
    'POST /auth/register': 201,
    'POST /auth/login': 200,
    'POST /api/actualities/create': 200,
    'GET /api/guest/actualities': 200,
    'GET /api/users/current': 200,
    'GET /api/users/students/list': 200,
    'GET /ready': 200,
  };

  test('the last release reads and writes on the schema of this version', async () => {
    expect(await useApi(await start('last'), 'last release on the new schema')).toEqual(works);
  });

  test('an upgrade: last schema, db:migrate under the last release, then both serve', async () => {
    await emptySchema(database.pool);
    const last = await start('last');
    expect(await useApi(last, 'last release on its own schema')).toEqual(works);
    const { code, output } = await runCommand('src/platform/db/migrate-command.ts', [], {
      NODE_ENV: 'test',
      DEMO: '0',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
      ...copy.environment,
    });
    table.push(`  db:migrate under the last release: ${output.trim().split('\n').at(-1)}`);
    expect(code).toBe(0);
    const present = await start('this');
    expect(await useApi(present, 'this version, after db:migrate')).toEqual(works);
    expect(await useApi(last, 'last release beside it')).toEqual(works);
  });

  test('this version on the last schema migrates when it starts alone', async () => {
    await emptySchema(database.pool);
    const last = await start('last');
    last.signal('SIGTERM');
    expect(await last.ended).toBe(0);
    const present = await start('this');
    expect(await useApi(present, 'this version, started alone on the last schema')).toEqual(works);
  });
});

const login = { password: 'Passe1234' };
let lastEmail = '';
let number = 0;
function registration(): Record<string, string> {
  number += 1;
  lastEmail = `upgrade${number}@alumni.test`;
  return {
    lastname: 'MENSAH',
    firstname: 'Afi',
    email: lastEmail,
    status: 'accepted',
    password: login.password,
    password_confirmation: login.password,
  };
}
