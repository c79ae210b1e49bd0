import { Client, type ClientBase } from 'pg';
import { StartError } from '../start-error';
import { migrateLocked, withMigrationLock } from './migrate-database';
import { schemaState } from './schema-state';

/** Advisory lock id: each serving process holds it, shared, on a connection of its own. */
const servingLock = 1_994_242;
const reconnectMs = 1_000;

/** This process among those that serve one database. */
export interface ServingProcess {
  /** Migrations of a newer version, declared usable by this one. */
  unknownMigrations: number;
  /** How many processes served when this one joined, itself included. */
  processes: number;
  /** Connections that PostgreSQL accepts from this account. */
  acceptedConnections: number;
  leave(): Promise<void>;
}

/**
 * Migrates the schema and counts this process as serving until `leave`. The connection is opened
 * again when it is lost; it has no timeouts, because building an index may take long.
 * @param migratesBeside whether it also migrates while others serve: a demonstration does
 * @throws StartError when migrations are pending and another process serves
 */
export async function joinServing(
  url: string,
  options: { migratesBeside: boolean; onError: (error: unknown) => void },
): Promise<ServingProcess> {
  const first = await connect(url);
  const joined = await withMigrationLock(first, async () => {
    const { state, pending } = await schemaState(first);
    const isBeside = state === 'pending' && (await servingProcesses(first)) > 0;
    if (isBeside && !options.migratesBeside) throw migrateFirst(pending.map(({ tag }) => tag));
    const { unknown } = await migrateLocked(first);
    await hold(first);
    return {
      unknownMigrations: unknown,
      processes: await servingProcesses(first),
      acceptedConnections: await acceptedConnections(first),
    };
  }).catch(async (error: unknown) => {
    await first.end();
    throw error;
  });
  return { ...joined, leave: holdAgainWhenLost(first, url, options.onError) };
}

/** How many processes serve this database. */
export async function servingProcesses(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ processes: number }>(
    `SELECT count(*)::int AS processes FROM pg_locks
     WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND objsubid = 1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [servingLock],
  );
  return rows[0]?.processes ?? 0;
}

async function acceptedConnections(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ accepted: number }>(
    `SELECT least(
       current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true)::int, 0),
       (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
       (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)) AS accepted`,
  );
  return rows[0]?.accepted ?? 0;
}

/**
 * Compares what the serving processes may open with what PostgreSQL accepts.
 * @param pool DATABASE_POOL, taken to be the same in each process
 * @returns null when it fits
 */
export function missingConnections(
  { processes, acceptedConnections: accepted }: ServingProcess,
  pool: number,
): { processes: number; pool: number; needed: number; accepted: number } | null {
  const needed = processes * (pool + 1);
  return needed > accepted ? { processes, pool, needed, accepted } : null;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // Without a listener the error ends the process; `end` follows it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const hold = (client: Client) => client.query('SELECT pg_advisory_lock_shared($1)', [servingLock]);

/** @returns ends the connection for good */
function holdAgainWhenLost(first: Client, url: string, onError: (error: unknown) => void) {
  let isLeaving = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  function watch(client: Client): void {
    current = client;
    client.once('end', () => {
      current = undefined;
      if (!isLeaving) retry();
    });
  }
  function retry(): void {
    timer = setTimeout(() => void joinAgain(), reconnectMs);
    timer.unref();
  }
  async function joinAgain(): Promise<void> {
    const client = await connect(url).catch(() => null);
    if (!client) return isLeaving ? undefined : retry();
    if (isLeaving) return client.end();
    watch(client);
    await hold(client).catch((error: unknown) => {
      onError(error);
      return client.end();
    });
  }
  watch(first);
  return async () => {
    isLeaving = true;
    clearTimeout(timer);
    await current?.end();
  };
}

const migrateFirst = (tags: string[]) =>
  new StartError(
    `La base attend ${tags.length} migration(s) (${tags.join(', ')}), et un autre processus la sert.`,
    'Lancez d’abord npm run db:migrate avec cette version : elle ajoute au schéma sans gêner les processus en marche. Puis démarrez de nouveau.',
  );
