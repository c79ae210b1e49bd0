import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Config } from '../config/read-config';
import { syncPath } from '../db/embedded/durable-node-fs';
import type { OpenedDatabase } from '../db/open-database';
import { StartError } from '../start-error';
import type { Storage } from '../storage/storage';
import { countRows, dropStatements } from './catalogue';
import { loadTables } from './load-tables';
import type { Manifest } from './manifest';
import { knownMigrations, runMigrations } from '../db/migrations';
import { checkArchive } from './read-archive';
import { restoreFiles } from './restore-files';

interface Target {
  config: Pick<Config, 'DATA_DIR' | 'DEMO'>;
  database: OpenedDatabase;
  storage: Storage;
}

/**
 * Reads and verifies an archive, and checks that it may be restored here, before anything is
 * opened.
 * @throws StartError
 */
export async function readBackup(path: string, config: Pick<Config, 'DEMO'>): Promise<Manifest> {
  const manifest = await checkArchive(path);
  requireKnownLevel(manifest);
  if (manifest.demo && !config.DEMO) {
    throw new StartError(
      'Cette sauvegarde est celle d’une démonstration : ses comptes ont un mot de passe public.',
      'Elle ne se restaure que dans une démonstration (DEMO=1).',
    );
  }
  return manifest;
}

/**
 * Replaces database and files by those of a verified archive, all or nothing. Creates the schema at
 * the archive's level, fills it, then migrates it.
 * @param force also when rows or files exist already
 * @throws StartError when the target is not empty, or in use
 */
export async function restoreBackup(
  { config, database, storage }: Target,
  path: string,
  manifest: Manifest,
  { force }: { force: boolean },
): Promise<void> {
  if (!force) await requireEmpty(database, storage);
  const files = await restoreFiles(storage, path, manifest);
  let isFilled = false;
  try {
    // Files first: the rows name them.
    syncLocalFiles(config.DATA_DIR, manifest);
    await inTransaction(database, async (client) => {
      await replaceSchema(client, path, manifest);
      isFilled = true;
    });
  } catch (error) {
    // After a COMMIT without answer the outcome is unknown: the rows may name the files, so keep
    // them.
    if (!isFilled) await files.undo().catch(() => undefined);
    throw error;
  }
  await files.removeOthers();
  await database.pool.query('VACUUM ANALYZE');
}

async function replaceSchema(client: PoolClient, path: string, manifest: Manifest): Promise<void> {
  for (const statement of await dropStatements(client)) await client.query(statement);
  const level = levelOf(manifest);
  await runMigrations(client, { upTo: level });
  await loadTables(client, path, manifest);
  await runMigrations(client, { after: level });
}

const levelOf = ({ migrations }: Manifest) => migrations.at(-1)?.when ?? 0;

function requireKnownLevel(manifest: Manifest): void {
  const known = knownMigrations();
  const isPrefix = manifest.migrations.every(({ when }, index) => known[index]?.when === when);
  if (isPrefix) return;
  throw new StartError(
    `Cette sauvegarde a été faite par une autre version du produit (${manifest.migrations.at(-1)?.tag}).`,
    'Installez une version au moins aussi récente, puis relancez.',
  );
}

async function requireEmpty({ pool, kind }: OpenedDatabase, storage: Storage): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'server') await requireAlone(client);
    if ((await countRows(client)) > 0)
      throw notEmpty('La base de données contient déjà des données.');
  } finally {
    client.release();
  }
  for await (const file of storage.list()) {
    throw notEmpty(`Le stockage contient déjà des fichiers (${file.path}).`);
  }
}

function notEmpty(message: string): StartError {
  return new StartError(message, 'Restaurez ailleurs, ou remplacez tout avec --force.');
}

/** The embedded database's lock detects this by itself. */
async function requireAlone(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ n: number }>(`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`);
  if ((rows[0]?.n ?? 0) === 0) return;
  throw new StartError(
    "D'autres programmes sont connectés à cette base de données.",
    'Arrêtez les serveurs, puis relancez ; --force passe outre.',
  );
}

async function inTransaction(
  { pool, kind }: OpenedDatabase,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    // Fail instead of waiting for a running server.
    if (kind === 'server') await client.query(`SET LOCAL lock_timeout = '10s'`);
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw (error as { code?: string }).code === '55P03' ? inUse() : error;
  }
}

function inUse(): StartError {
  return new StartError(
    'La base de données est utilisée par un autre programme.',
    'Arrêtez les serveurs, puis relancez.',
  );
}

function syncLocalFiles(dataDir: string, manifest: Manifest): void {
  const folders = new Set<string>();
  for (const { path } of manifest.files) {
    const file = join(dataDir, 'files', path);
    if (!existsSync(file)) return;
    syncPath(file);
    folders.add(join(file, '..'));
  }
  for (const folder of folders) syncPath(folder);
}
