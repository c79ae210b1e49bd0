import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { packageDir } from '../package-dir';

/** Folder of the SQL migrations. */
export const migrationsFolder = join(packageDir, 'migrations');

/** Name of a migration, and its timestamp in drizzle. */
export interface Migration {
  tag: string;
  when: number;
}

/** Migrations known to this code, oldest first. */
export function knownMigrations(): Migration[] {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as {
    entries: Migration[];
  };
  return journal.entries.map(({ tag, when }) => ({ tag, when }));
}

/** Migrations applied to a database, oldest first; none before its first start. */
export async function appliedMigrations(client: ClientBase): Promise<Migration[]> {
  const { rows: found } = await client.query(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  );
  if (!found[0].is_there) return [];
  const { rows } = await client.query<{ when: string }>(
    'SELECT created_at AS when FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  const known = new Map(knownMigrations().map(({ tag, when }) => [when, tag]));
  return rows.map((row) => ({
    tag: known.get(Number(row.when)) ?? 'inconnue',
    when: Number(row.when),
  }));
}

/** Runs a range of migrations as drizzle does, in the caller's transaction. */
export async function runMigrations(
  client: ClientBase,
  span: { after?: number; upTo?: number },
): Promise<void> {
  const { after = 0, upTo = Infinity } = span;
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, folderMillis],
    );
  }
}
