import type { AppContext } from '../platform/context';
import { watchClock } from './clock-watch';
import { sessionsRepository } from '../http/sessions.repository';
import { forgetOldAttempts } from '../platform/throttle/throttle';
import { mailsRepository } from '../platform/mail/outbox.repository';
import { anonymiseDue } from '../modules/account-deletion/anonymise.service';
import { bulkRepository } from '../modules/bulk/bulk.repository';
import { forgetOldChanges } from '../modules/alumni/directory-totals';
import { forgetNameWords } from '../modules/alumni/forget-name-words';
import { forgetOldVisits } from '../modules/alumni/forget-old-visits';
import { forgetOldAudit } from '../modules/audit/audit.repository';
import { importsRepository } from '../modules/imports/imports.repository';
import { notificationsRepository } from '../modules/notifications/notifications.repository';
import { sweepReleases } from '../composition/releases/sweep';
import { channelsRepository } from '../composition/previews/channels.repository';
import { cspReportsRepository } from '../composition/csp-reports/csp-reports.repository';
import { screenFaultsRepository } from '../composition/screen-faults/screen-faults.repository';
import { vitalsRepository } from '../composition/web-vitals/vitals.repository';
import { secondFactorRepository } from '../modules/second-factor/second-factor.repository';
import { joinRequestsRepository } from '../modules/join-requests/join-requests.repository';
import { askForConfirmations } from '../modules/profile-confirmation/profile-confirmation.service';
import {
  sendNewOpportunities,
  sendWeeklySummaries,
} from '../modules/weekly-summary/weekly-summary.service';
import { tokensRepository } from '../modules/tokens/tokens.repository';

type CleanupContext = Pick<AppContext, 'config' | 'db' | 'storage' | 'jobs' | 'outbox'>;

/**
 * Runs soon after the start, then every hour, and deletes what has expired: sessions, links,
 * throttles, visits, words of names, mails, notifications, audit entries, requests to join, faults,
 * channels, release files; anonymises due people. Then queues the mails that come by the calendar.
 * Does neither while the clock of this machine cannot be right.
 */
export function createHousekeeping(context: CleanupContext, onError: (error: unknown) => void) {
  const { HOUSEKEEPING_AFTER, HOUSEKEEPING_EVERY } = context.config;
  let first: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const clock = watchClock(context);

  async function cleanAndSend(): Promise<void> {
    await clock.mustBeRight();
    await cleanOnce(context).catch(onError);
    await sendRegularMails(context);
  }
  function clean(): Promise<void> {
    running = cleanAndSend().catch(onError);
    return running;
  }
  return {
    start() {
      first = setTimeout(() => void clean(), HOUSEKEEPING_AFTER * 1000);
      timer = setInterval(() => void clean(), HOUSEKEEPING_EVERY * 1000);
    },
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/** New opportunities, the weekly summary and the yearly question, to those who are due. */
async function sendRegularMails(context: CleanupContext): Promise<void> {
  await sendNewOpportunities(context);
  await sendWeeklySummaries(context);
  await askForConfirmations(context);
}

/** One run, exported for tests. */
export async function cleanOnce(context: CleanupContext): Promise<void> {
  const { config, db, jobs } = context;
  await sessionsRepository.deleteSeenBefore(db, new Date(Date.now() - config.SESSION_IDLE * 1000));
  await tokensRepository.deleteExpired(db);
  await secondFactorRepository.deleteExpired(db);
  await forgetOldAttempts(db);
  await forgetOldChanges(db);
  await forgetOldVisits(db);
  await forgetNameWords(db);
  await mailsRepository.deleteSettled(db, config.MAILS_KEPT);
  await notificationsRepository.deleteOlderThan(db, config.NOTIFICATIONS_KEPT);
  await forgetOldAudit(db, config.AUDIT_RETENTION);
  await joinRequestsRepository.forgetOld(db, config.JOIN_REQUESTS_KEPT);
  await screenFaultsRepository.deleteOlderThan(db, config.FAULTS_KEPT);
  await screenFaultsRepository.keepNewest(db, config.FAULTS_ROWS);
  await jobs.deleteExpired();
  await importsRepository.deleteOlderThan(db, config.IMPORTS_KEPT);
  await bulkRepository.deleteOlderThan(db, config.BULK_KEPT);
  await cspReportsRepository.deleteOlderThan(db, config.CSP_REPORTS_KEPT);
  await vitalsRepository.deleteOld(db);
  await channelsRepository.deleteExpired(db);
  await sweepReleases(context);
  if (!config.DATABASE_URL) {
    // A server does both by itself. Without a checkpoint the log grows until the process ends.
    await db.execute('VACUUM (ANALYZE)');
    await db.execute('CHECKPOINT');
  }
  // Last: it throws when somebody could not be anonymised.
  await anonymiseDue(context);
}
