import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { nameWords, people } from '../../platform/db/schema';

/** Deletes the words of names that nobody bears any more, after people were deleted. */
export async function forgetNameWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // A name added meanwhile waits: its word would be deleted by a query that does not see it.
    await tx.execute(sql`LOCK TABLE ${nameWords} IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`
      DELETE FROM ${nameWords} WHERE word NOT IN (
        SELECT regexp_split_to_table(${people.search}, '\\s+') FROM ${people})`);
  });
}
