import type { Pool } from 'pg';
import { startCommand, runCommand } from '../../../testing/command';
import { eventually } from '../../../testing/eventually';
import { toOlderSchema } from '../../../testing/older-schema';
import { startProcess, type ApiProcess } from '../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../testing/test-databases';
import { openDatabase, type OpenedDatabase } from './open-database';

const settings = {
  NODE_ENV: 'test',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a secret for tests, long enough to be one',
};
const migrate = 'src/platform/db/migrate-command.ts';
const status = 'src/platform/db/status-command.ts';

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('migrations beside serving processes (serveur PostgreSQL)', () => {
  let copy: TestDatabase;
  let database: OpenedDatabase;
  let newest: string;
  const started: ApiProcess[] = [];
  beforeAll(async () => {
    copy = await copyDatabase('server');
    database = await openDatabase(copy.environment);
    newest = await toOlderSchema(database.pool);
  });
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.signal('SIGTERM');
      await server.ended;
    }
  });
  afterAll(async () => {
    await database.close();
    await copy.remove();
  });

  const start = async (more: Record<string, string> = {}) => {
    const server = await startProcess({ ...copy.environment, ...more });
    started.push(server);
    return server;
  };
  const command = (program: string, args: string[] = []) =>
    runCommand(program, args, { ...settings, ...copy.environment });
  const read = async () => JSON.parse((await command(status, ['--json'])).output) as object;

  test('a start refuses to migrate under another process, until db:migrate has run', async () => {
    await start();
    expect(await read()).toMatchObject({ state: 'current', serving: 1 });
    await toOlderSchema(database.pool);
    await expect(start()).rejects.toThrow('npm run db:migrate');
    const before = await command(status);
    expect(before).toMatchObject({ code: 3, output: expect.stringContaining(newest) });
    expect(before.output).not.toContain('synchronous_commit');
    const done = await command(migrate);
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining(newest) });
    expect(await read()).toMatchObject({ state: 'current', pending: [] });
    await start();
    expect(await read()).toMatchObject({ serving: 2 });
  });

  test('a start warns when the processes may open more connections than PostgreSQL accepts', async () => {
    const few = await start({ DATABASE_POOL: '2' });
    // The log arrives after the message that the server is ready.
    await eventually(() => expect(few.output()).toContain('Server listening'));
    expect(few.output()).not.toContain('too few connections');
    // Each process has its pool, and the connection by which it counts.
    const many = await start({ DATABASE_POOL: '200' });
    await eventually(() =>
      expect(many.output()).toMatch(/"processes":2,"pool":200,"needed":402,"accepted":\d+/),
    );
  });

  test('DATABASE_POOL limits the connections of a process; others wait for one', async () => {
    const { pool, close } = await openDatabase({ ...copy.environment, DATABASE_POOL: 2 });
    const answers = Array.from({ length: 6 }, () => pool.query('SELECT pg_sleep(0.05)'));
    const counts = [pool.totalCount, pool.waitingCount];
    await Promise.all(answers);
    await close();
    expect(counts).toEqual([2, 4]);
  });

  test('with nobody serving, a start migrates; four at once too', async () => {
    await eventually(async () => expect(await read()).toMatchObject({ serving: 0 }));
    await toOlderSchema(database.pool);
    await Promise.all([start(), start(), start(), start()]);
    expect(await read()).toMatchObject({ state: 'current', serving: 4 });
  });

  test('a process counts again after its connection was cut', async () => {
    await start();
    await eventually(async () => expect(await read()).toMatchObject({ serving: 1 }));
    await cutConnections(database.pool);
    await eventually(async () => expect(await read()).toMatchObject({ serving: 1 }));
  });

  test('a table in use is waited for, then migrated', async () => {
    await toOlderSchema(database.pool);
    const writer = await database.pool.connect();
    const { rows } = await writer.query<{ all: string }>(
      `SELECT string_agg(quote_ident(tablename), ', ') AS all FROM pg_tables WHERE schemaname = 'public'`,
    );
    // Whatever the newest migration touches.
    await writer.query(`BEGIN; LOCK TABLE ${rows[0]?.all} IN SHARE ROW EXCLUSIVE MODE`);
    const waiting = startCommand(migrate, [], { ...settings, ...copy.environment });
    try {
      await eventually(() => expect(waiting.output()).toContain('nouvel essai'));
    } finally {
      await writer.query('COMMIT');
      writer.release();
    }
    expect(await waiting.ended).toBe(0);
  });
});

async function cutConnections(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

describe('db:status and db:migrate on the embedded database', () => {
  let copy: TestDatabase;
  beforeAll(async () => {
    copy = await copyDatabase('embedded');
  });
  afterAll(() => copy.remove());
  const command = (program: string, args: string[] = [], more = {}) =>
    runCommand(program, args, { ...settings, ...copy.environment, ...more });

  test('names the folder, and whether migrations are pending', async () => {
    const { DATA_DIR } = copy.environment;
    const current = await command(status);
    expect(current).toMatchObject({ code: 0, output: expect.stringContaining(DATA_DIR) });
    const database = await openDatabase(copy.environment);
    await toOlderSchema(database.pool);
    await database.close();
    expect((await command(status)).code).toBe(3);
    expect((await command(migrate)).code).toBe(0);
    expect((await command(migrate)).output).toContain('déjà à jour');
    expect((await command(status)).code).toBe(0);
  });

  test('does not create a database to look at it', async () => {
    const nowhere = `${copy.environment.DATA_DIR}/nowhere`;
    const { code, output } = await command(status, [], { DATA_DIR: nowhere });
    expect(output).toContain(`Il n'y a pas de base de données dans ${nowhere}`);
    expect(code).toBe(1);
  });

  test('beside a running server, status reads and migrate says what to do', async () => {
    const server = await startProcess(copy.environment);
    expect((await command(status)).code).toBe(0);
    const refused = await command(migrate);
    expect(refused.output).toContain('déjà utilisé par un autre processus');
    expect(refused.output).toContain('Arrêtez');
    expect(refused.code).toBe(1);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('a newer schema is named with its own exit code', async () => {
    const database = await openDatabase(copy.environment);
    await database.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`,
    );
    await database.pool.query(`COMMENT ON SCHEMA drizzle IS NULL`);
    await database.close();
    expect(await command(status)).toMatchObject({
      code: 4,
      output: expect.stringContaining('plus récente'),
    });
  });
});
