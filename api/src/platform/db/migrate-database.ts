import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../start-error';
import { appliedMigrations, knownMigrations, migrationsFolder } from './migrations';

/** Advisory lock id: processes that start together migrate one after the other. */
const migrationLock = 1_994_241;
/**
 * The first migration after which an earlier server may no longer use the schema: the last one that
 * removed or changed what it reads or writes. Raise it with such a migration; one that only adds
 * leaves it. The database keeps it, for servers of earlier versions.
 */
const neededSince = 1_795_422_018_253;

/**
 * Applies all migrations.
 * @returns how many migrations the database has that this code does not know
 * @throws StartError when they are declared unusable for this code
 */
export async function migrateDatabase(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      return await migrateLocked(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}

async function migrateLocked(client: PoolClient): Promise<number> {
  const last = knownMigrations().at(-1)?.when ?? 0;
  const applied = await appliedMigrations(client);
  const unknown = applied.filter(({ when }) => when > last).length;
  if (unknown > 0) {
    if (last < (await declaredNeed(client))) throw tooNew(unknown);
    return unknown;
  }
  await migrate(drizzle(client), { migrationsFolder });
  await client.query(`COMMENT ON SCHEMA drizzle IS 'needed since ${neededSince}'`);
  return 0;
}

/** Infinity without a declaration: nobody knows. */
async function declaredNeed(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT obj_description('drizzle'::regnamespace, 'pg_namespace') AS text`,
  );
  const [, need] = /^needed since (\d+)$/.exec(rows[0]?.text ?? '') ?? [];
  return need ? Number(need) : Infinity;
}

const tooNew = (unknown: number) =>
  new StartError(
    `La base vient d'une version plus récente du produit : ${unknown} migration(s) inconnue(s), que cette version ne peut pas utiliser.`,
    'Démarrez cette version plus récente ; pour revenir en arrière, restaurez la sauvegarde faite avant la mise à jour (npm run restore).',
  );
