import { lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { directoryUsage, profileViews } from '../../db/schema';

/**
 * Forgets who looked at whom, and how much of the directory, once the day it counted for is over:
 * the counters stay, the trace of people's curiosity need not.
 */
export async function forgetOldVisits(db: DbOrTx): Promise<void> {
  // A day more: this clock and the database's may disagree around midnight.
  const yesterday = sql`(now() AT TIME ZONE 'UTC')::date - 1`;
  await db.delete(profileViews).where(lt(profileViews.day, yesterday));
  await db.delete(directoryUsage).where(lt(directoryUsage.day, yesterday));
}
