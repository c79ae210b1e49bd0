import type { AppContext } from './context';
import { sessionsRepository } from './http/sessions.repository';
import { forgetOldAttempts } from './http/throttle';
import { mailsRepository } from './mail/outbox.repository';
import { anonymiseDue } from './modules/account-deletion/anonymise.service';
import { forgetOldChanges } from './modules/alumni/directory-totals';
import { forgetOldVisits } from './modules/alumni/forget-old-visits';
import { forgetOldAudit } from './modules/audit/audit.repository';
import { sweepReleases } from './modules/releases/sweep';
import { screenFaultsRepository } from './modules/screen-faults/screen-faults.repository';
import { tokensRepository } from './modules/tokens/tokens.repository';

type Means = Pick<AppContext, 'config' | 'db' | 'storage'>;

/**
 * Every hour, deletes what is over: idle sessions, dead links, past throttles, yesterday's visits, sent
 * mails, old audit entries, reports of failed screens and files of releases that are gone, and the people
 * whose deletion is due.
 */
export function createHousekeeping(means: Means, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function clean(): Promise<void> {
    running = cleanOnce(means).catch(onError);
    return running;
  }
  return {
    start() {
      timer = setInterval(() => void clean(), means.config.HOUSEKEEPING_EVERY * 1000);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round; its own function so that it can be tried at once. */
export async function cleanOnce(means: Means): Promise<void> {
  const { config, db } = means;
  await sessionsRepository.deleteSeenBefore(db, new Date(Date.now() - config.SESSION_IDLE * 1000));
  await tokensRepository.deleteExpired(db);
  await forgetOldAttempts(db);
  await forgetOldChanges(db);
  await forgetOldVisits(db);
  await mailsRepository.deleteSettled(db, config.MAILS_KEPT);
  await forgetOldAudit(db, config.AUDIT_RETENTION);
  await screenFaultsRepository.deleteOlderThan(db, config.FAULTS_KEPT);
  await screenFaultsRepository.keepNewest(db, config.FAULTS_ROWS);
  await sweepReleases(means);
  // A server vacuums by itself; the embedded PostgreSQL has no process that would.
  if (!config.DATABASE_URL) await db.execute('VACUUM');
  // Last: it says so when somebody could not be erased, and the rest is done by then.
  await anonymiseDue(means);
}
