import type { Pool } from 'pg';
import { runCommand } from '../../../testing/command';
import { describeOnOwnDatabase } from '../../../testing/test-api';
import { copyDatabase } from '../../../testing/test-databases';
import { migrateDatabase } from './migrate-database';
import { openDatabase } from './open-database';

/** A migration of a version to come, and whether servers of this one may use its schema. */
async function migrateLater(pool: Pool, need: number | null): Promise<void> {
  await pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`,
  );
  const declared = need === null ? 'NULL' : `'needed since ${need}'`;
  await pool.query(`COMMENT ON SCHEMA drizzle IS ${declared}`);
}

describeOnOwnDatabase('the schema of another version', (api) => {
  const tables = async () =>
    (await api.database.pool.query(`SELECT count(*)::int AS n FROM pg_class`)).rows[0];
  afterEach(async () => {
    await api.database.pool.query(
      `DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 9999999999999`,
    );
    await migrateDatabase(api.database.pool);
  });

  test('the current one is known, and running again changes nothing', async () => {
    const before = await tables();
    expect(await migrateDatabase(api.database.pool)).toBe(0);
    expect(await tables()).toEqual(before);
  });

  test('a newer one that only adds is used, and the declaration stays', async () => {
    await migrateLater(api.database.pool, 1);
    expect(await migrateDatabase(api.database.pool)).toBe(1);
    expect(await migrateDatabase(api.database.pool)).toBe(1);
  });

  test.each([
    ['that removes what this one reads', 9_999_999_999_999],
    ['without a declaration', null],
  ])('a newer one %s is refused, with what to do', async (_which, need) => {
    await migrateLater(api.database.pool, need);
    await expect(migrateDatabase(api.database.pool)).rejects.toMatchObject({
      message: expect.stringContaining('1 migration(s) inconnue(s)'),
      advice: expect.stringContaining('npm run restore'),
    });
  });
});

test('a server on a newer schema does not start, and says why without a stack trace', async () => {
  const copy = await copyDatabase('embedded');
  const database = await openDatabase(copy.environment);
  await migrateLater(database.pool, null);
  await database.close();
  const settings = { NODE_ENV: 'test', DEMO: '0', PORT: '0', ...copy.environment };
  const { code, output } = await runCommand('src/server.ts', [], settings);
  expect(output).toContain("La base vient d'une version plus récente du produit");
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
  await copy.remove();
});
