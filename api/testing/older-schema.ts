import type { Pool } from 'pg';
import { knownMigrations, runMigrations } from '../src/platform/db/migrations';

/**
 * Takes an empty database back to the schema before the newest migration.
 * @returns the name of that migration, which is pending now
 */
export async function toOlderSchema(pool: Pool): Promise<string> {
  const [before, newest] = knownMigrations().slice(-2);
  const client = await pool.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE');
    await client.query('CREATE SCHEMA public');
    await runMigrations(client, { upTo: before?.when ?? 0 });
  } finally {
    client.release();
  }
  return newest?.tag ?? '';
}
