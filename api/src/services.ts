import type { Config } from './config/read-config';
import type { AppContext } from './context';
import { migrateDatabase } from './db/migrate-database';
import { openDatabase, type OpenedDatabase } from './db/open-database';
import { createHousekeeping } from './housekeeping';
import { createOutbox } from './mail/outbox';
import { smtpTransport } from './mail/transport';
import { createStorage } from './storage/storage';

export interface Services {
  context: AppContext;
  database: OpenedDatabase;
  /** Sends mails and clears what has expired, until `close`. */
  startBackgroundWork(): void;
  close(): Promise<void>;
}

/**
 * Opens everything the routes work with: the database, migrated, the files and the outbox.
 * @param onError hears what fails in the background: a mail, or the embedded database's thread
 */
export async function openServices(
  config: Config,
  onError: (error: unknown) => void,
): Promise<Services> {
  const database = await openDatabase(config, onError);
  await migrateDatabase(database.pool).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const outbox = createOutbox(database.db, config, smtpTransport(config), onError);
  const context = { config, db: database.db, storage: createStorage(config), outbox };
  const housekeeping = createHousekeeping(database.db, config, onError);
  return {
    context,
    database,
    startBackgroundWork() {
      outbox.start();
      housekeeping.start();
    },
    async close() {
      await housekeeping.stop();
      await outbox.stop();
      await database.close();
    },
  };
}
