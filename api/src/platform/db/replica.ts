import { setTimeout as pause } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { Pool, type QueryResult } from 'pg';
import { StartError } from '../start-error';
import { endOfLog, logPosition } from './log-position';
import type { Db } from './open-database';
import { readThrough } from './read-through';

/** How often the replica is looked at, and how long it may take to answer that, in ms. */
const lookEveryMs = 500;
const lookTimeoutMs = 2_000;
/** A statement of a read takes milliseconds; after this the primary answers it. */
const statementMs = 5_000;

/** A read-only copy of the database, kept up to date by PostgreSQL, a moment behind. */
export interface Replica {
  /**
   * @param position what the reader must see, as `written` returned it; undefined: nothing of their own
   * @returns null when the copy is away, too far behind, or lacks that position: ask the primary
   */
  reader(position: string | undefined): Db | null;
  /** Position after every change that the primary has committed. */
  written(): Promise<string>;
  /** Seconds that the copy is behind; null while it is away. */
  lagSeconds(): number | null;
  /** @throws what is wrong with it, for /ready */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaConfig {
  DATABASE_REPLICA_URL?: string | undefined;
  DATABASE_REPLICA_LAG: number;
  DATABASE_POOL: number;
}

/**
 * Opens the replica of DATABASE_REPLICA_URL and watches how far it is behind.
 * @param primary pool of the database that it copies
 * @param onError called once each time the replica is lost
 * @returns null without that setting
 * @throws StartError when it answers, and is not a copy of this database
 */
export async function openReplica(
  { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG: mostSeconds, DATABASE_POOL }: ReplicaConfig,
  primary: Pool,
  onError: (error: unknown) => void,
): Promise<Replica | null> {
  if (!url) return null;
  const pool = new Pool({
    connectionString: url,
    max: DATABASE_POOL,
    keepAlive: true,
    connectionTimeoutMillis: lookTimeoutMs,
    query_timeout: statementMs,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const progress = createProgress();
  let failure: unknown = new Error('the replica has not been asked yet');
  let isKnown = false;
  const isLost = (error: unknown) => {
    if (failure === undefined) onError(error);
    failure = error;
  };
  const db = readThrough(pool, primary, isLost);

  async function look(): Promise<void> {
    if (!isKnown) await mustBeCopy(pool, primary);
    isKnown = true;
    progress.onPrimary(await writtenOn(primary).catch(() => null));
    progress.onReplica(await replayedBy(pool));
  }
  async function lookAgain(): Promise<void> {
    try {
      await pTimeout(look(), { milliseconds: lookTimeoutMs });
      failure = undefined;
    } catch (error) {
      isLost(error);
    }
  }

  await lookAgain();
  if (failure instanceof StartError) {
    await pool.end();
    throw failure;
  }
  if (failure !== undefined) onError(failure);
  const ended = new AbortController();
  const watching = watch();
  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: ended.signal, ref: false }).catch(() => null);
      if (!ended.signal.aborted) await lookAgain();
    }
  }

  const lagSeconds = () => (failure === undefined ? progress.lagMs() / 1000 : null);
  return {
    reader(position) {
      const lag = lagSeconds();
      if (lag === null || lag > mostSeconds) return null;
      return position === undefined || progress.has(position) ? db : null;
    },
    // What is committed must not look as if it had failed.
    written: () => writtenOn(primary).catch(() => endOfLog),
    lagSeconds,
    async check() {
      if (failure !== undefined) throw failure;
      if (progress.lagMs() > mostSeconds * 1000)
        throw Object.assign(new Error('the replica is too far behind'), { code: 'LAG' });
    },
    async close() {
      ended.abort();
      await watching;
      await pool.end();
    },
  };
}

/**
 * How far the replica is. Its lag is measured by this process's own clock: for how long it has lacked
 * what the primary had. While the primary is away nothing new is written, and the lag stands still.
 */
function createProgress() {
  let replayed = -1n;
  let lastSeen = 0;
  let awaited: { position: bigint; since: number }[] = [];
  return {
    onPrimary(written: string | null): void {
      const position = written === null ? null : logPosition(written);
      if (position === null) return;
      lastSeen = performance.now();
      if (position > (awaited.at(-1)?.position ?? replayed))
        awaited.push({ position, since: lastSeen });
    },
    onReplica(position: string): void {
      replayed = logPosition(position) ?? -1n;
      awaited = awaited.filter((one) => one.position > replayed);
    },
    has(position: string): boolean {
      const wanted = logPosition(position);
      return wanted !== null && wanted <= replayed;
    },
    lagMs: () => (awaited[0] ? lastSeen - awaited[0].since : 0),
  };
}

async function writtenOn(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS position',
  );
  return rows[0]!.position;
}

/** @throws when it is a copy no longer: it was made a primary of its own */
async function replayedBy(replica: Pool): Promise<string> {
  const { rows } = await replica.query<{ position: string | null }>(
    `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position`,
  );
  const position = rows[0]?.position;
  if (!position)
    throw Object.assign(new Error('the replica follows no primary'), { code: 'PROMOTED' });
  return position;
}

/** @throws StartError when the replica follows nobody, or copies another database */
async function mustBeCopy(replica: Pool, primary: Pool): Promise<void> {
  const identity = `SELECT system_identifier::text || '/' || current_database() AS identity,
    pg_is_in_recovery() AS "isCopy" FROM pg_control_system()`;
  type Answer = QueryResult<{ identity: string; isCopy: boolean }>;
  const copy = ((await replica.query(identity)) as Answer).rows[0]!;
  const original = await primary.query(identity).then(
    ({ rows }: Answer) => rows[0]!,
    () => null,
  );
  if (copy.isCopy && (!original || original.identity === copy.identity)) return;
  throw new StartError(
    'La base de DATABASE_REPLICA_URL n’est pas une réplique de celle de DATABASE_URL.',
    'Donnez l’adresse d’un serveur en réplication de flux (standby) du même serveur, et la même base.',
  );
}
