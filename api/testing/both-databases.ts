import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Test files that run on the embedded PostgreSQL and on a server, with the reason: there the two
 * may differ. The embedded one has a single session, so that transactions never run concurrently.
 * It has other limits and other files, and is another build of PostgreSQL, with its own collation
 * library.
 */
const bothDatabases = {
  'two writes at once': [
    'platform/mail/outbox.test.ts',
    'modules/account-deletion/account-deletion.test.ts',
    'modules/account-deletion/delete-alumnus.test.ts',
    'modules/account-deletion/mailed-deletion.test.ts',
    'modules/administrators/last-administrator.test.ts',
    'modules/alumni-types/deletes-in-use.test.ts',
    'modules/alumni/access.test.ts',
    'modules/alumni/staff.test.ts',
    'modules/auth/complete-profile.test.ts',
    'modules/auth/register.test.ts',
    'modules/auth/verification.test.ts',
    'modules/email-change/email-change.test.ts',
    'modules/bulk/bulk.test.ts',
    'modules/duplicates/duplicates.test.ts',
    'modules/imports/imports.test.ts',
    'modules/profile-confirmation/profile-confirmation.test.ts',
    'modules/weekly-summary/weekly-summary.test.ts',
    'modules/join-requests/join-requests.test.ts',
    'modules/join-us/join-us.test.ts',
    'modules/notifications/announcements.test.ts',
    'modules/passwords/passwords.test.ts',
    'composition/releases/releases.test.ts',
    'modules/second-factor/second-step.test.ts',
    'modules/slides/slides-races.test.ts',
    'modules/slides/slides.test.ts',
    'modules/social-login/google.test.ts',
    'modules/tokens/tokens.test.ts',
    'platform/storage/with-picture.test.ts',
  ],
  'locks, time limits, several processes': [
    'platform/db/transactions.test.ts',
    'composition/canary-judge/canary-judge.test.ts',
    'platform/db/timeouts.test.ts',
    'process/housekeeping.test.ts',
    'platform/throttle/throttle.test.ts',
    'modules/auth/login-limits.test.ts',
    'modules/auth/session.test.ts',
    'platform/health/health.test.ts',
    'composition/releases/start-releases.test.ts',
  ],
  'order of names, search and its indexes': [
    'modules/administrators/administrators-order.test.ts',
    'modules/alumni/directory-property.test.ts',
    'modules/alumni/directory-totals.test.ts',
    'modules/alumni/directory.test.ts',
    'modules/alumni/member-directory-index.test.ts',
    'modules/alumni/one-box-search.test.ts',
    'modules/news/news.test.ts',
  ],
  'what PostgreSQL refuses, and in which words': [
    'http/any-input.test.ts',
    'http/storable-text.test.ts',
  ],
  'whole tables read, written and restored': [
    'platform/backup/backup.test.ts',
    'platform/backup/damage.test.ts',
    'modules/account-deletion/anonymise.test.ts',
  ],
} as const;

const root = join(__dirname, '../src');
const files = new Set(
  Object.values(bothDatabases).flatMap((some) => some.map((file) => join(root, file))),
);

const gone = [...files].filter((file) => !existsSync(file));
if (gone.length > 0) throw new Error(`both-databases.ts names ${gone.join(', ')}`);

/** @param file absolute path of a test file */
export function runsOnBoth(file: string): boolean {
  return files.has(file);
}
