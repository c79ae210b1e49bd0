import type { Config } from './config/read-config';
import type { Db } from './db/open-database';
import { sessionsRepository } from './http/sessions.repository';
import { forgetOldAttempts } from './http/throttle';
import { tokensRepository } from './modules/tokens/tokens.repository';

const everyMs = 60 * 60 * 1000;

/** Every hour, deletes what is over: idle sessions, dead links, past throttles. */
export function createHousekeeping(db: Db, config: Config, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function clean(): Promise<void> {
    running = cleanOnce(db, config).catch(onError);
    return running;
  }
  return {
    start() {
      timer = setInterval(() => void clean(), everyMs);
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
  // A server vacuums by itself; the embedded PostgreSQL has no process that would.
  if (!config.DATABASE_URL) await db.execute('VACUUM');
}
