import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { packageDir } from '../package-dir';

/** Folder of the SQL migrations. */
export const migrationsFolder = join(packageDir, 'migrations');
/** Advisory lock id: processes that start together migrate one after the other. */
const migrationLock = 1_994_241;

/** Applies all migrations. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}
