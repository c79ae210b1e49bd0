import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { compiledProgram } from '../../../../testing/compiled-programs';
import { programFlags } from '../../../../testing/program-flags';
import { TestApi } from '../../../../testing/test-api';
import { openDatabase } from '../open-database';

/** `npm run test:full` runs more rounds. */
const isFull = process.env.TEST_TIER === 'full';

describe('embedded PostgreSQL', () => {
  const api = new TestApi('embedded');
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  const count = async () => (await api.database.fsyncs?.()) ?? 0;

  test('syncs each acknowledged commit to the disk', async () => {
    await api.db.execute(sql`CREATE TABLE kept (id int)`);
    const commits = 25;
    const before = await count();
    for (let id = 0; id < commits; id += 1) {
      await api.db.execute(sql`INSERT INTO kept VALUES (${id})`);
    }
    expect(await count()).toBeGreaterThanOrEqual(before + commits);
  });

  test('syncs nothing for a read: the counter works', async () => {
    await api.db.execute(sql`SELECT 1`);
    const before = await count();
    for (let turn = 0; turn < 25; turn += 1) await api.db.execute(sql`SELECT ${turn}::int`);
    expect(await count()).toBe(before);
  });

  test('keeps one query in order when a large one arrives in pieces', async () => {
    const large = 'x'.repeat(3_000_000);
    const { pool } = api.database;
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const value = turn % 10 === 0 ? large : String(turn);
        const { rows } = await pool.query('SELECT $1::text AS value, $2::int AS turn', [
          value,
          turn,
        ]);
        return rows[0].turn === turn && rows[0].value === value;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  test('gives each of five concurrent writers their own answers, rollbacks included', async () => {
    await api.db.execute(sql`CREATE TABLE noted (id text PRIMARY KEY)`);
    const { pool } = api.database;
    const write = async (id: string) => {
      await pool.query('INSERT INTO noted VALUES ($1)', [id]);
      const { rows } = await pool.query('SELECT id FROM noted WHERE id = $1', [id]);
      const rolledBack = api.db.transaction(async (tx) => {
        await tx.execute(sql`LOCK TABLE noted IN SHARE ROW EXCLUSIVE MODE`);
        await tx.execute(sql`INSERT INTO noted VALUES (${`${id} in vain`})`);
        throw new Error('changed my mind');
      });
      await expect(rolledBack).rejects.toThrow('changed my mind');
      return rows[0]?.id === id;
    };
    const rounds = isFull ? 400 : 40;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all([0, 1, 2, 3, 4].map((who) => write(`${round}-${who}`)));
      expect(answers).toEqual([true, true, true, true, true]);
    }
    expect((await pool.query('SELECT count(*)::int AS n FROM noted')).rows).toEqual([
      { n: rounds * 5 },
    ]);
  });

  test('isolates transactions, and rolls back those of a lost connection', async () => {
    await api.db.execute(sql`CREATE TABLE told (id int)`);
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO told VALUES (1)');
    client.release(true);
    const { rows } = await api.database.pool.query('SELECT count(*)::int AS total FROM told');
    expect(rows).toEqual([{ total: 0 }]);
  });

  test('refuses a second process on its folder, and says what to do', async () => {
    const folder = api.context.config.DATA_DIR;
    await expect(openDatabase({ DATA_DIR: folder })).rejects.toMatchObject({
      message: expect.stringContaining('déjà utilisé par un autre processus'),
      advice: expect.stringContaining('DATA_DIR'),
    });
    const other = spawnSync(process.execPath, [...programFlags, compiledProgram('src/server.ts')], {
      cwd: join(__dirname, '../../../..'),
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '4119' },
      encoding: 'utf8',
    });
    expect(other.status).toBe(1);
    expect(other.stderr).toContain('déjà utilisé par un autre processus');
    expect(other.stderr).not.toContain('at ');
  });
});

test('an interrupted first start does not block the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  writeFileSync(join(folder, 'secret'), 'kept');
  mkdirSync(join(folder, 'pg.new'));
  writeFileSync(join(folder, 'pg.new', 'PG_VERSION'), 'half');
  const database = await openDatabase({ DATA_DIR: folder });
  await database.close();
  expect(readdirSync(folder).sort()).toEqual(['pg', 'pg.reserve', 'secret']);
  expect(existsSync(join(folder, 'pg.new'))).toBe(false);
  rmSync(folder, { recursive: true });
});
