import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded';
import * as schema from './schema';

/** The database outside a transaction. */
export type Db = NodePgDatabase<typeof schema>;
/** Inside one. The embedded PostgreSQL has one session: use nothing else until it ends. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repository takes: it does not care which. */
export type DbOrTx = Db | Tx;

export interface OpenedDatabase {
  db: Db;
  pool: Pool;
  kind: 'embedded' | 'server';
  /** Embedded only: counts the fsync calls, for the tests of durability. */
  fsyncs?: () => Promise<number>;
  close(): Promise<void>;
}

export interface DatabaseConfig {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/**
 * Opens the PostgreSQL server of DATABASE_URL, or the embedded one in DATA_DIR.
 * Both are reached by the same pool and speak the same SQL.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onCrash: (error: Error) => void = (error) => {
    throw error;
  },
): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) {
    return opened('server', { connectionString: config.DATABASE_URL, max: 10 });
  }
  const embedded = await startEmbedded(config.DATA_DIR, onCrash);
  const { host, port } = embedded;
  const options = { host, port, user: 'postgres', database: 'postgres', max: 5 };
  return opened('embedded', options, embedded);
}

function opened(
  kind: OpenedDatabase['kind'],
  options: PoolConfig,
  embedded?: EmbeddedDatabase,
): OpenedDatabase {
  const pool = new Pool(options);
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { schema }),
    pool,
    kind,
    ...(embedded && { fsyncs: () => embedded.fsyncs() }),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}
