import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded';
import { retryingDeadlocks } from './retry-deadlocks';
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
  /** Seconds to wait for a free connection; without end when left out. */
  DATABASE_CONNECT_TIMEOUT?: number;
  /** Seconds a statement may take on a server; a migration, a backup or a loader names none. */
  statementSeconds?: number;
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
    return opened('server', {
      connectionString: config.DATABASE_URL,
      max: 10,
      ...waits(config),
    });
  }
  const embedded = await startEmbedded(config.DATA_DIR, onCrash);
  const { host, port } = embedded;
  const options = { host, port, user: 'postgres', database: 'postgres', max: 5 };
  const { connectionTimeoutMillis } = waits(config);
  return opened('embedded', { ...options, connectionTimeoutMillis }, embedded);
}

/** A server ends what takes too long by itself; the embedded one knows no session of its own. */
function waits({ DATABASE_CONNECT_TIMEOUT = 0, statementSeconds = 0 }: DatabaseConfig) {
  const statement_timeout = statementSeconds * 1000;
  return {
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT * 1000,
    keepAlive: true,
    ...(statement_timeout > 0 && {
      statement_timeout,
      idle_in_transaction_session_timeout: 2 * statement_timeout,
      // A server that fell silent, network and all, ends no statement: stop waiting a bit later.
      query_timeout: statement_timeout + 5_000,
    }),
  };
}

/** What a pool of connections, however they are made, is to the rest. */
export function opened(
  kind: OpenedDatabase['kind'],
  options: PoolConfig,
  embedded?: EmbeddedDatabase,
): OpenedDatabase {
  const pool = new Pool(options);
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  // Nor may one that a server's restart ends between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: retryingDeadlocks(drizzle(pool, { schema })),
    pool,
    kind,
    ...(embedded && { fsyncs: () => embedded.fsyncs() }),
    async close() {
      if (!pool.ended) await pool.end();
      await embedded?.close();
    },
  };
}
