import { lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { directoryUsage, profileViews } from '../../platform/db/schema';

/** Deletes visits and quota entries of past days; the counters stay. */
export async function forgetOldVisits(db: DbOrTx): Promise<void> {
  // One day more: the clocks of server and database may differ around midnight.
  const yesterday = sql`(now() AT TIME ZONE 'UTC')::date - 1`;
  await db.delete(profileViews).where(lt(profileViews.day, yesterday));
  await db.delete(directoryUsage).where(lt(directoryUsage.day, yesterday));
}
