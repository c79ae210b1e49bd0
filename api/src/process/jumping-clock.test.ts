import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { browserAt } from '../../testing/browser';
import { eventually } from '../../testing/eventually';
import { buildAdministrator, buildAlumnus } from '../../testing/factories';
import { freePort } from '../../testing/free-port';
import { startSmtp, type TestSmtp } from '../../testing/smtp';
import { startProcess, type ApiProcess } from '../../testing/start-process';
import { copyDatabase, type DatabaseKind, type TestDatabase } from '../../testing/test-databases';
import { sessionsRepository } from '../http/sessions.repository';
import { openBesideServer } from '../platform/db/open-beside-server';
import { openDatabase, type OpenedDatabase } from '../platform/db/open-database';
import { people, sessions, throttles } from '../platform/db/schema';
import { hashOf, randomToken } from '../platform/hashes';

const days = 86_400_000;
const sessionId = randomToken();

/** A running server whose clock the test moves. */
async function startServer(kind: DatabaseKind, environment: Record<string, string>, offset = 0) {
  const copy = await copyDatabase(kind);
  const folder = copy.environment.DATA_DIR;
  copyFileSync(join(__dirname, '../../testing/jumping-clock.cjs'), join(folder, 'clock.cjs'));
  const setClock = (ahead: number) => writeFileSync(join(folder, 'clock-offset'), String(ahead));
  setClock(offset);
  const database = await openDatabase(copy.environment);
  const member = await buildAlumnus(database.db);
  await sessionsRepository.insert(database.db, hashOf(sessionId), member.id);
  const leaving = await buildAlumnus(database.db, { deletionRequestedAt: new Date() });
  await buildAdministrator(database.db);
  await database.close();
  const server = await startProcess(
    { ...copy.environment, MAIL_POLL: '1', READY_CACHE: '1', ...environment },
    ['--require', join(folder, 'clock.cjs')],
  );
  return { copy, server, setClock, leaving };
}

describe('a clock that jumps', () => {
  let started: { copy: TestDatabase; server: ApiProcess } | undefined;
  let smtp: TestSmtp | undefined;
  afterEach(async () => {
    started?.server.signal('SIGKILL');
    await started?.server.ended;
    await started?.copy.remove();
    await smtp?.close();
    smtp = undefined;
  });

  test('a day ahead and back: sessions, limits, mails and checks are right at once', async () => {
    const port = await freePort();
    const { server, setClock } = (started = await startServer('embedded', {
      THROTTLE_LOGIN_ACCOUNT_IP: '2',
      READY_NEEDS: 'database,storage,mail',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'reseau@alumni.test',
    }));
    const guest = await browserAt(server.url);
    const member = await browserAt(server.url, sessionId);
    const guess = async () =>
      (await guest.post('/auth/login', { email: 'afi@exemple.test', password: 'Faux2026!' }))
        .status;
    const write = async () =>
      (
        await guest.post('/api/v2/contact', {
          name: 'Afi Mensah',
          email: 'afi@exemple.test',
          message: 'Où en est mon inscription ?',
        })
      ).status;
    const me = async () => (await member.get('/api/v2/auth/user')).status;
    const ready = async () => (await fetch(`${server.url}/ready`)).status;

    setClock(days);
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429]);
    expect([await write(), await me(), await ready()]).toEqual([200, 200, 503]);
    // The mail was tried, and the mail server was away.
    await eventually(() => expect(server.output()).toContain('ECONNREFUSED'));

    setClock(0);
    smtp = await startSmtp({}, port);
    expect([await guess(), await me()]).toEqual([422, 200]);
    // The same words, a day later by the sender's clock: not a second click.
    expect(await write()).toBe(200);
    await eventually(async () => expect(await ready()).toBe(200));
    await eventually(() => expect(smtp!.received).toHaveLength(2), 40_000);
  });

  const later = { HOUSEKEEPING_AFTER: '1', HOUSEKEEPING_EVERY: '1' };
  const nothingIsLost = async ({ db }: OpenedDatabase, personId: number) => {
    const [leaving] = await db.select().from(people).where(eq(people.id, personId));
    expect(leaving?.anonymisedAt).toBeNull();
    expect(await db.select().from(sessions)).toHaveLength(1);
  };

  test('a year ahead nothing is deleted and nobody is made anonymous; right again, it goes on', async () => {
    const { copy, server, setClock, leaving } = (started = await startServer('embedded', later));
    setClock(400 * days);
    await eventually(() => expect(server.output()).toContain('the clock'));
    const database = (await openBesideServer(copy.environment)) as OpenedDatabase;
    try {
      await nothingIsLost(database, leaving.id);
      setClock(0);
      await database.db.insert(throttles).values({ key: 'over', points: 1, expire: 0 });
      await eventually(async () => expect(await database.db.select().from(throttles)).toEqual([]));
      await nothingIsLost(database, leaving.id);
    } finally {
      await database.close();
    }
  });

  (process.env.TEST_DATABASE_URL ? test : test.skip)(
    'started a year ahead of its database nothing is deleted either (serveur PostgreSQL)',
    async () => {
      const { copy, server, leaving } = (started = await startServer('server', later, 400 * days));
      await eventually(() => expect(server.output()).toContain('the clock'));
      const database = await openDatabase(copy.environment);
      await nothingIsLost(database, leaving.id).finally(() => database.close());
    },
  );
});
