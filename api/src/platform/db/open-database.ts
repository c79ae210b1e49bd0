import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded';
import { withTransactions } from './transactions';
import * as schema from './schema';

/** The database outside a transaction. */
export type Db = NodePgDatabase<typeof schema>;
/**
 * Inside a transaction. The embedded PostgreSQL has one session: use nothing else until it ends.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Parameter of repositories: either of both. */
export type DbOrTx = Db | Tx;

/** An open database with its pool. */
export interface OpenedDatabase {
  db: Db;
  pool: Pool;
  kind: 'embedded' | 'server';
  /** Embedded only: number of fsync calls, for durability tests. */
  fsyncs?: () => Promise<number>;
  /** Embedded only: whether its disk is full, so that writes are refused. */
  isFull?: () => boolean;
  close(): Promise<void>;
}

/** Settings of a connection; without DATABASE_URL the embedded database in DATA_DIR. */
export interface DatabaseConfig {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  /** Most connections to a server; 10 by default. */
  DATABASE_POOL?: number;
  /** Seconds to wait for a free connection; unlimited by default. */
  DATABASE_CONNECT_TIMEOUT?: number;
  /** Statement timeout in seconds on a server; none for migrations, backups and loads. */
  statementSeconds?: number;
}

/**
 * Opens the PostgreSQL server of DATABASE_URL, or the embedded one in DATA_DIR, with the same pool
 * and the same SQL.
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
      max: config.DATABASE_POOL ?? 10,
      ...waits(config),
      ...limits(config),
    });
  }
  const embedded = await startEmbedded(config.DATA_DIR, onCrash);
  const { host, port } = embedded;
  const options = { host, port, user: 'postgres', database: 'postgres', max: 5 };
  const { connectionTimeoutMillis } = waits(config);
  return opened('embedded', { ...options, connectionTimeoutMillis }, embedded);
}

/** A server enforces its own timeout; the embedded one has one session for all. */
function waits({ DATABASE_CONNECT_TIMEOUT = 0, statementSeconds = 0 }: DatabaseConfig) {
  return {
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT * 1000,
    keepAlive: true,
    // A server that stops answering cannot end a statement: time out slightly later.
    ...(statementSeconds > 0 && { query_timeout: statementSeconds * 1000 + 5_000 }),
  };
}

/** Set by statements: PgBouncer refuses them as parameters of a connection. */
function limits({ statementSeconds = 0 }: DatabaseConfig): Pick<PoolConfig, 'onConnect'> {
  if (statementSeconds === 0) return {};
  return {
    async onConnect(client) {
      await client.query(`SET statement_timeout = '${statementSeconds}s';
        SET idle_in_transaction_session_timeout = '${2 * statementSeconds}s'`);
    },
  };
}

/** Common interface of both databases. */
export function opened(
  kind: OpenedDatabase['kind'],
  options: PoolConfig,
  embedded?: EmbeddedDatabase,
): OpenedDatabase {
  const pool = new Pool(options);
  // The pool replaces a broken idle connection; without a listener the error ends the process.
  pool.on('error', () => undefined);
  // Also for a connection that a server restart breaks inside a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: withTransactions(drizzle(pool, { schema }), pool),
    pool,
    kind,
    ...(embedded && { fsyncs: () => embedded.fsyncs(), isFull: () => embedded.isFull() }),
    async close() {
      if (!pool.ended) await pool.end();
      await embedded?.close();
    },
  };
}
