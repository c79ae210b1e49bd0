import type { Config } from './config/read-config';
import type { Db } from './db/open-database';
import { sessionsRepository } from './http/sessions.repository';
import { forgetOldAttempts } from './http/throttle';
import { mailsRepository } from './mail/outbox.repository';
import { forgetOldChanges } from './modules/alumni/directory-totals';
import { tokensRepository } from './modules/tokens/tokens.repository';

/** Every hour, deletes what is over: idle sessions, dead links, past throttles, sent mails. */
export function createHousekeeping(db: Db, config: Config, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function clean(): Promise<void> {
    running = cleanOnce(db, config).catch(onError);
    return running;
  }
  return {
    start() {
      timer = setInterval(() => void clean(), config.HOUSEKEEPING_EVERY * 1000);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round; its own function so that it can be tried at once. */
export async function cleanOnce(db: Db, config: Config): Promise<void> {
  await sessionsRepository.deleteSeenBefore(db, new Date(Date.now() - config.SESSION_IDLE * 1000));
  await tokensRepository.deleteExpired(db);
  await forgetOldAttempts(db);
  await forgetOldChanges(db);
  await mailsRepository.deleteSettled(db, config.MAILS_KEPT);
  // A server vacuums by itself; the embedded PostgreSQL has no process that would.
  if (!config.DATABASE_URL) await db.execute('VACUUM');
}
