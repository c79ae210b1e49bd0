import { embeddedPort } from '../src/platform/db/embedded/start-embedded';
import { opened, type OpenedDatabase } from '../src/platform/db/open-database';
import { closeAfterFile } from './after-file';
import { workerHost } from './worker-databases';

let shared: Promise<OpenedDatabase & { tables: string }> | undefined;

/**
 * The embedded PostgreSQL of this worker of jest, emptied: a database of its own would cost each
 * file four seconds. Migrations insert no rows, so emptied tables are like a new database.
 */
export async function emptyEmbedded(): Promise<OpenedDatabase> {
  shared ??= connect();
  const { tables, ...database } = await shared;
  // Restore changed settings: all connections share one session.
  await database.pool.query('DISCARD ALL');
  await database.pool.query(`TRUNCATE ${tables} RESTART IDENTITY CASCADE`);
  return database;
}

async function connect() {
  const options = { host: workerHost(), port: embeddedPort, user: 'postgres', max: 5 };
  const database = opened('embedded', { ...options, database: 'postgres' });
  const before = await ownObjects(database);
  closeAfterFile(async () => {
    const after = await ownObjects(database);
    await database.close();
    // The next file of this worker has the same database.
    expect(after).toEqual(before);
  });
  const tables = before.filter(({ type }) => type === 'r').map(({ name }) => name);
  return { ...database, tables: tables.join(', ') };
}

/** Tables, indexes, sequences, functions and triggers of the product. */
async function ownObjects({ pool }: OpenedDatabase): Promise<{ type: string; name: string }[]> {
  const { rows } = await pool.query<{ type: string; name: string }>(`
    SELECT relkind::text AS type, relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT 'function', proname::text FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger', tgname::text FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY type, name`);
  return rows;
}
