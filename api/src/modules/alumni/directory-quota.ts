import { sql } from 'drizzle-orm';
import { isStaff } from '@alumni/shared-contract';
import type { Config } from '../../platform/config/read-config';
import type { DbOrTx } from '../../platform/db/open-database';
import { directoryUsage } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';

/** Counts a list page against a member's daily quota, which prevents copying the directory. */
export function spendPage(db: DbOrTx, config: Config, viewer: Viewer): Promise<void> {
  return spend(db, viewer, 'pages', config.DIRECTORY_PAGES_PER_DAY);
}

/** Counts a profile opened for the first time that day. */
export function spendDetail(db: DbOrTx, config: Config, viewer: Viewer): Promise<void> {
  return spend(db, viewer, 'details', config.DIRECTORY_DETAILS_PER_DAY);
}

async function spend(db: DbOrTx, viewer: Viewer, what: 'pages' | 'details', limit: number) {
  if (isStaff(viewer.idProfil)) return;
  const column = directoryUsage[what];
  const [row] = await db
    .insert(directoryUsage)
    .values({ personId: viewer.id, day: new Date().toISOString().slice(0, 10), [what]: 1 })
    .onConflictDoUpdate({
      target: [directoryUsage.personId, directoryUsage.day],
      set: { [what]: sql`${column} + 1` },
    })
    .returning({ spent: column });
  if ((row?.spent ?? 0) > limit) throw new ApiError('quota', { retryAfter: secondsToMidnight() });
}

function secondsToMidnight(): number {
  return 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
}
