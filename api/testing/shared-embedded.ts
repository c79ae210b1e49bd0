import { openDatabase, type OpenedDatabase } from '../src/platform/db/open-database';
import { closeAfterFile } from './after-file';
import { copyDatabase } from './test-databases';

let shared: Promise<OpenedDatabase & { tables: string }> | undefined;

/**
 * The embedded PostgreSQL of this test file, opened once: opening takes ten times as long as
 * emptying it. Migrations insert no rows, so emptied tables are like a new database.
 */
export async function emptyEmbedded(): Promise<OpenedDatabase> {
  shared ??= open();
  const { tables, ...database } = await shared;
  // Restore changed settings: all connections share one session.
  await database.pool.query(`RESET ALL; TRUNCATE ${tables} RESTART IDENTITY CASCADE`);
  return database;
}

async function open() {
  const copy = await copyDatabase('embedded');
  const database = await openDatabase(copy.environment);
  const { rows } = await database.pool.query<{ tables: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  closeAfterFile(async () => {
    await database.close();
    await copy.remove();
  });
  return { ...database, tables: rows[0]?.tables ?? '' };
}
