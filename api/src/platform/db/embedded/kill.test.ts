import { cpSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '../../../../demo/seeded-random';
import { hashOf, randomToken } from '../../hashes';
import { sessionsRepository } from '../../../http/sessions.repository';
import { browserAt } from '../../../../testing/browser';
import { runCommand, startCommand, startServer } from '../../../../testing/command';
import { buildAdministrator } from '../../../../testing/factories';
import { form } from '../../../../testing/form';
import { freePort } from '../../../../testing/free-port';
import { registrationOf } from '../../../../testing/registration';
import { TestApi } from '../../../../testing/test-api';
import { copyDatabase, type TestDatabase } from '../../../../testing/test-databases';
import { openDatabase } from '../open-database';

const isFull = process.env.TEST_TIER === 'full';
const kills = isFull ? 20 : 3;
const registration = (number: number) => registrationOf('SURVIT', `survit${number}@alumni.test`);
const item = (number: number) => ({
  titre: `Nouvelle ${number}`,
  contenu: '<p>Tient bon.</p>',
  draft: '0',
});

describe('a server killed while people write', () => {
  const sessionId = randomToken();
  const acknowledged = { registrations: [] as number[], news: [] as number[] };
  let copy: TestDatabase;
  let port: number;
  beforeAll(async () => {
    copy = await copyDatabase('embedded');
    port = await freePort();
    const database = await openDatabase(copy.environment);
    const { id } = await buildAdministrator(database.db);
    await sessionsRepository.insert(database.db, hashOf(sessionId), id);
    await database.close();
  });
  afterAll(() => copy.remove());

  const environment = () => ({
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    THROTTLE_REGISTER_IP: '1000000',
    ...copy.environment,
  });

  /** Writes until the server is killed; every acknowledged write must be kept. */
  async function writeUntilKilled(): Promise<void> {
    const origin = `http://127.0.0.1:${port}`;
    const guest = await browserAt(origin);
    const staff = await browserAt(origin, sessionId);
    const write = async (kept: number[], send: (number: number) => Promise<Response>) => {
      for (let number = 1_000 * (turn + 1); ; number += 1) {
        const { status } = await send(number);
        if (status >= 300) throw new Error(`answered ${status}`);
        kept.push(number);
      }
    };
    const asForm = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return body;
    };
    const results = await Promise.allSettled([
      write(acknowledged.registrations, (number) =>
        guest.post('/auth/register', registration(number)),
      ),
      write(acknowledged.news, (number) =>
        staff.post('/api/actualities/create', asForm(item(number))),
      ),
    ]);
    for (const result of results) {
      if (result.status === 'rejected' && String(result.reason).includes('answered')) {
        throw result.reason;
      }
    }
  }

  let turn = 0;
  test(`loses no acknowledged write, ${kills} times`, async () => {
    const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e6);
    const random = seededRandom(seed);
    const waits = Array.from({ length: kills }, () => random.int(50, 1_500));
    for (; turn < kills; turn += 1) {
      const server = await startServer(environment());
      if (turn === 0) await refusesSecond();
      const before = acknowledged.registrations.length;
      let isOver = false;
      const writing = writeUntilKilled().finally(() => {
        isOver = true;
      });
      while (!isOver && acknowledged.registrations.length === before) await setTimeout(5);
      await setTimeout(waits[turn]);
      server.child.kill('SIGKILL');
      await server.ended;
      await writing;
      await expectAllKept();
    }
    const { registrations, news } = acknowledged;
    process.stdout.write(
      `graine ${seed}, ${kills} kills après ${waits.join(', ')} ms : ${registrations.length} inscriptions et ${news.length} actualités acquittées, toutes là\n`,
    );
    expect(registrations.length).toBeGreaterThan(0);
    expect(news.length).toBeGreaterThan(0);
  }, 900_000);

  async function refusesSecond(): Promise<void> {
    const { code, output } = await runCommand('testing/serve-api.ts', [], environment());
    expect(output).toContain('déjà utilisé par un autre processus');
    expect(code).toBe(1);
  }

  /**
   * Read from the table only and from its index only, with the other rows of the same transaction.
   */
  async function expectAllKept(): Promise<void> {
    const database = await openDatabase(copy.environment);
    const client = await database.pool.connect();
    for (const way of ['seqscan', 'indexscan']) {
      const { rows: people } = await read(
        way,
        `SELECT substr(split_part(email, '@', 1), 7)::int AS number FROM people p
         WHERE nom = 'SURVIT' AND lower(email) > ''
           AND EXISTS (SELECT FROM tokens t WHERE t.person_id = p.id AND t.kind = 'verify')
           AND EXISTS (SELECT FROM mails m WHERE m.recipient = p.email)`,
      );
      const { rows: news } = await read(
        way,
        `SELECT substr(titre, 10)::int AS number FROM news WHERE draft = 0`,
      );
      expect(lost(acknowledged.registrations, people)).toEqual([]);
      expect(lost(acknowledged.news, news)).toEqual([]);
    }
    client.release();
    await database.close();

    async function read(way: string, query: string) {
      await client.query('BEGIN');
      const off = way === 'seqscan' ? ['indexscan', 'bitmapscan', 'indexonlyscan'] : ['seqscan'];
      for (const each of off) await client.query(`SET LOCAL enable_${each} = off`);
      const answer = await client.query<{ number: number }>(query);
      await client.query('COMMIT');
      return answer;
    }
  }

  test('has no corrupt page, no inconsistent index, no violated constraint', async () => {
    const { code, output } = await runCommand(
      'testing/check-folder.ts',
      [copy.environment.DATA_DIR],
      {},
    );
    expect(JSON.parse(output)).toEqual({
      trees: expect.any(Number),
      gins: expect.any(Number),
      constraints: expect.any(Number),
    });
    expect(code).toBe(0);
  });

  test('the check finds a flipped byte in a table', async () => {
    const database = await openDatabase(copy.environment);
    const { rows } = await database.pool.query(`SELECT pg_relation_filepath('people') AS path`);
    await database.close();
    const damaged = `${copy.environment.DATA_DIR}-damaged`;
    cpSync(copy.environment.DATA_DIR, damaged, { recursive: true });
    const file = join(damaged, 'pg', rows[0].path);
    // The first line pointers of the first page, after its header of 24 bytes.
    writeSync(openSync(file, 'r+'), Buffer.alloc(16, 0xff), 0, 16, 24);
    expect(readFileSync(file).length).toBeGreaterThan(0);
    const { code } = await runCommand('testing/check-folder.ts', [damaged], {});
    rmSync(damaged, { recursive: true });
    expect(code).not.toBe(0);
  });

  const lost = (promised: number[], rows: { number: number }[]) => {
    const found = new Set(rows.map(({ number }) => number));
    return promised.filter((number) => !found.has(number));
  };
});

describe('each acknowledged request', () => {
  const api = new TestApi('embedded', { THROTTLE_REGISTER_IP: '1000' });
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  test('was synced first: at least one fsync before its answer', async () => {
    const fsyncs = async () => (await api.database.fsyncs?.()) ?? 0;
    const counts: number[] = [];
    const around = async (request: () => Promise<{ status: number }>, status: number) => {
      const before = await fsyncs();
      expect((await request()).status).toBe(status);
      counts.push((await fsyncs()) - before);
    };
    const staff = api.as('administrator');
    await staff.get('/api/users/current');
    for (let number = 0; number < 10; number += 1) {
      await around(() => api.guest.post('/auth/register', registration(number)), 201);
      await around(() => staff.post('/api/actualities/create', ...form(item(number))), 200);
    }
    process.stdout.write(`fsyncs par demande acquittée : ${counts.join(' ')}\n`);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    const before = await fsyncs();
    expect((await api.guest.get('/api/guest/actualities?draft=0&limit=5')).status).toBe(200);
    expect(await fsyncs()).toBe(before);
  });
});

test('a killed first start does not block the next', async () => {
  const copy = await copyDatabase('embedded');
  rmSync(join(copy.environment.DATA_DIR, 'pg'), { recursive: true });
  const environment = {
    NODE_ENV: 'test',
    // Both for a started server, and while the 19,000 people of the demo are loaded.
    DEMO: isFull ? '1' : '0',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    ...copy.environment,
  };
  const waits = [1_500, 3_000, 5_000, ...(isFull ? [7_000, 9_000, 12_000, 15_000] : [])];
  for (const wait of waits) {
    const server = startCommand('testing/serve-api.ts', [], environment);
    await setTimeout(wait + Math.random() * 500);
    server.child.kill('SIGKILL');
    await server.ended;
  }
  const server = await startServer(environment);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await copy.remove();
}, 300_000);

/** A server that answers. */
