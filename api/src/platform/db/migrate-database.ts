import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool, PoolClient } from 'pg';
import { StartError } from '../start-error';
import { migrationsFolder } from './migrations';
import { schemaState, type SchemaState } from './schema-state';

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
    return await withMigrationLock(client, async () => (await migrateLocked(client)).unknown);
  } finally {
    client.release();
  }
}

/** Runs work while no other process migrates. */
export async function withMigrationLock<Result>(
  client: Client | PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** Waiting for a table in use: requests that come meanwhile wait behind the migration. */
const lockSeconds = 2;
const attempts = 20;
const betweenMs = 1_000;

/**
 * Applies all migrations in one transaction, inside `withMigrationLock`.
 * @param onBusy called before another attempt, when a table is in use
 * @returns the state before
 * @throws StartError when the schema is too new, or a table stays in use
 */
export async function migrateLocked(
  client: Client | PoolClient,
  onBusy: () => void = () => undefined,
): Promise<SchemaState> {
  const before = await schemaState(client);
  if (before.state === 'too-new') throw tooNew(before.unknown);
  if (before.state === 'newer') return before;
  await client.query(`SET lock_timeout = '${lockSeconds}s'`);
  try {
    for (let attempt = 1; before.pending.length > 0; attempt += 1) {
      try {
        await migrate(drizzle(client), { migrationsFolder });
        break;
      } catch (error) {
        if (!isTableBusy(error)) throw error;
        if (attempt === attempts) throw tableBusy();
        onBusy();
        await pause(betweenMs);
      }
    }
    if (before.neededSince !== neededSince)
      await client.query(`COMMENT ON SCHEMA drizzle IS 'needed since ${neededSince}'`);
  } finally {
    await client.query('RESET lock_timeout');
  }
  return before;
}

function isTableBusy(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === '55P03' || (cause !== undefined && isTableBusy(cause));
}

const tableBusy = () =>
  new StartError(
    "Une table est restée occupée : les migrations n'ont pas eu lieu, rien n'a changé.",
    'Une sauvegarde ou une longue requête est en cours : attendez sa fin, puis lancez npm run db:migrate.',
  );

const tooNew = (unknown: number) =>
  new StartError(
    `La base vient d'une version plus récente du produit : ${unknown} migration(s) inconnue(s), que cette version ne peut pas utiliser.`,
    'Démarrez cette version plus récente ; pour revenir en arrière, restaurez la sauvegarde faite avant la mise à jour (npm run restore).',
  );
