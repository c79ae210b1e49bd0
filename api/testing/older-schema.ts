import type { Pool } from 'pg';
import { knownMigrations, runMigrations } from '../src/platform/db/migrations';

/** Removes everything from a database, as before its first start. */
export async function emptySchema(pool: Pool): Promise<void> {
  await pool.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
}

/**
 * Takes an empty database back to the schema before the newest migration.
 * @returns the name of that migration, which is pending now
 */
export async function toOlderSchema(pool: Pool): Promise<string> {
  const [before, newest] = knownMigrations().slice(-2);
  await emptySchema(pool);
  const client = await pool.connect();
  try {
    await runMigrations(client, { upTo: before?.when ?? 0 });
  } finally {
    client.release();
  }
  return newest?.tag ?? '';
}
