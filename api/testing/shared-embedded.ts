import { embeddedPort } from '../src/platform/db/embedded/start-embedded';
import { opened, type OpenedDatabase } from '../src/platform/db/open-database';
import { closeAfterFile } from './after-file';
import { workerHost } from './worker-databases';

let shared: Promise<OpenedDatabase & { tables: string[] }> | undefined;

/**
 * The embedded PostgreSQL of this worker of jest, emptied: a database of its own would cost each
 * file four seconds. Migrations insert no rows, so emptied tables are like a new database.
 */
export async function emptyEmbedded(): Promise<OpenedDatabase> {
  shared ??= connect();
  const { tables, ...database } = await shared;
  // Restore changed settings: all connections share one session.
  await database.pool.query('DISCARD ALL');
  await emptyTables(database, tables);
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
  return { ...database, tables };
}

/** TRUNCATE makes new files for every table and index, which takes eight times as long. */
async function emptyTables({ pool }: OpenedDatabase, tables: string[]): Promise<void> {
  // Without triggers and foreign keys: the order does not matter.
  await pool.query(`
    SET LOCAL session_replication_role = replica;
    ${tables.map((table) => `DELETE FROM ${table};`).join(' ')}
    SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence`);
  // Deleted rows leave pages behind, which a later file would read again and again.
  const large = await pool.query<{ name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 1e5`);
  for (const { name } of large.rows) await pool.query(`VACUUM ${name}`);
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
