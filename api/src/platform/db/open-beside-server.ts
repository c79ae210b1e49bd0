import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderTaken } from './embedded/folder-lock';
import { readSocketNote } from './embedded/socket-note';
import { embeddedPort } from './embedded/start-embedded';
import { StartError } from '../start-error';
import { openDatabase, opened, type DatabaseConfig, type OpenedDatabase } from './open-database';

const attempts = 60;
const betweenMs = 500;

/**
 * Opens the database, also while a server holds the embedded one: through that server's socket,
 * sharing its session. For short-lived read commands.
 * @throws StartError when a process holds the folder and its database does not answer
 */
export async function openBesideServer(config: DatabaseConfig): Promise<OpenedDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!(error instanceof FolderTaken)) throw error;
      const shared = await joinServer(config.DATA_DIR);
      if (shared) return shared;
      // A starting server holds the folder before its database answers.
      if (attempt === attempts) throw error;
      await setTimeout(betweenMs);
    }
  }
}

async function joinServer(dataDir: string): Promise<OpenedDatabase | undefined> {
  const host = readSocketNote(resolve(dataDir));
  if (!host) return undefined;
  const user = { user: 'postgres', database: 'postgres', max: 1 };
  const database = opened('embedded', { host, port: embeddedPort, ...user });
  try {
    await database.pool.query('SELECT 1');
    return database;
  } catch {
    await database.close();
    return undefined;
  }
}

/**
 * Commands that only read do not create an embedded database.
 * @throws StartError when there is none
 */
export function requireDatabase({ DATABASE_URL, DATA_DIR }: DatabaseConfig): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'pg', 'PG_VERSION'))) return;
  throw new StartError(
    `Il n'y a pas de base de données dans ${DATA_DIR}.`,
    'Indiquez le bon dossier avec DATA_DIR, ou le serveur avec DATABASE_URL.',
  );
}
