import { Pool } from 'pg';
import type { Config } from '../platform/config/read-config';
import type { AppContext } from '../platform/context';
import { migrateDatabase } from '../platform/db/migrate-database';
import { openDatabase, type OpenedDatabase } from '../platform/db/open-database';
import { openReplica } from '../platform/db/replica';
import { joinServing, type ServingProcess } from '../platform/db/serving-process';
import { openThrottles } from '../platform/throttle/throttle';
import { createHousekeeping } from './housekeeping';
import { bulkJobs } from '../modules/bulk/bulk-jobs';
import { duplicatesJob, duplicatesKind } from '../modules/duplicates/duplicates-job';
import { exportJob, exportKind } from '../modules/exports/exports.service';
import { dataCopyJob, dataCopyKind } from '../modules/own-data/data-copies.service';
import { importJobs } from '../modules/imports/import-jobs';
import { createJobs } from '../platform/jobs/jobs';
import { createOutbox } from '../platform/mail/outbox';
import { smtpTransport } from '../platform/mail/transport';
import type { ProcessState } from '../platform/process-state';
import { StartError } from '../platform/start-error';
import { createStorage } from '../platform/storage/storage';

export interface Services {
  context: AppContext;
  database: OpenedDatabase;
  /** Migrations of a newer version, declared usable by this one. */
  unknownMigrations: number;
  /** This process among those that serve a PostgreSQL server; null for other uses. */
  serving: ServingProcess | null;
  /** Sends mails, runs long work and the housekeeping, until `close`. */
  startBackgroundWork(): void;
  /** @param mailSeconds how long due mails may still take to be sent; 0 sends none */
  close(mailSeconds?: number): Promise<void>;
}

interface Options {
  /** Called when the embedded database's thread has ended: the process must end. */
  onDatabaseLost?: (error: Error) => void;
  /** Opens the database; tests share one between suites. */
  open?: typeof openDatabase;
  /** Whether this process will serve: then it does not migrate under another one that serves. */
  serves?: boolean;
}

/**
 * Opens the dependencies of the routes: the migrated database, the storage and the outbox.
 * @param onError called for each failure in the background, such as a mail
 */
export async function openServices(
  config: Config,
  onError: (error: unknown) => void,
  { onDatabaseLost = onError, open = openDatabase, serves = false }: Options = {},
): Promise<Services> {
  const options = { ...config, statementSeconds: config.DATABASE_STATEMENT_TIMEOUT };
  const database = await open(options, (error) => {
    processState.phase = 'lost';
    onDatabaseLost(error);
  });
  const { db, pool } = database;
  const transport = smtpTransport(config);
  const processState: ProcessState = {
    phase: 'serving',
    pool,
    transport,
    isDiskFull: () => database.isFull?.() ?? false,
  };
  const { unknownMigrations, serving } = await bringUpToDate(config, pool, serves, onError).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const replica = await openReplica(config, pool, onError).catch(async (error: unknown) => {
    await database.close();
    await serving?.leave();
    throw error;
  });
  const closeDatabase = async () => {
    await replica?.close();
    await database.close();
    await serving?.leave();
  };
  const outbox = createOutbox(db, config, transport, onError);
  const storage = await createStorage(config);
  await storage.check().catch(async (error: unknown) => {
    // /ready reports an unavailable storage; a wrong setting fails the start.
    if (!(error instanceof StartError)) return onError(error);
    await closeDatabase();
    throw error;
  });
  const throttles = await openThrottles(config, pool, onError);
  const kinds = {
    [exportKind]: exportJob({ config, db, storage }),
    [dataCopyKind]: dataCopyJob({ config, db, outbox, storage }),
    [duplicatesKind]: duplicatesJob({ db }),
    ...bulkJobs({ config, db, outbox }),
    ...importJobs({ config, db, storage }),
  };
  const jobs = createJobs(db, config, kinds, onError);
  const context = { config, db, replica, storage, outbox, jobs, throttles, processState };
  const housekeeping = createHousekeeping(context, onError);
  return {
    context,
    database,
    unknownMigrations,
    serving,
    startBackgroundWork() {
      outbox.start();
      jobs.start();
      housekeeping.start();
    },
    async close(mailSeconds = 0) {
      await housekeeping.stop();
      await jobs.stop();
      await outbox.stop(mailSeconds);
      throttles.close();
      await closeDatabase();
    },
  };
}

/** On a connection without timeouts: building an index on a million rows takes long. */
async function bringUpToDate(
  { DATABASE_URL, DEMO }: Config,
  pool: Pool,
  serves: boolean,
  onError: (error: unknown) => void,
): Promise<{ unknownMigrations: number; serving: ServingProcess | null }> {
  if (DATABASE_URL && serves) {
    const serving = await joinServing(DATABASE_URL, { migratesBeside: DEMO, onError });
    return { unknownMigrations: serving.unknownMigrations, serving };
  }
  if (!DATABASE_URL) return { unknownMigrations: await migrateDatabase(pool), serving: null };
  const patient = new Pool({ connectionString: DATABASE_URL, max: 1 });
  const unknownMigrations = await migrateDatabase(patient).finally(() => patient.end());
  return { unknownMigrations, serving: null };
}
