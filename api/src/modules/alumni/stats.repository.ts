import { and, eq, isNull, sql } from 'drizzle-orm';
import { Profile, type Stats } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import { people } from '../../platform/db/schema';

/** Alumni, those left out whose account is being deleted. */
export const isCounted = and(
  eq(people.idProfil, Profile.alumnus),
  isNull(people.deletionRequestedAt),
  isNull(people.anonymisedAt),
);

/** One scan of the index `people_status`. */
export async function readStats(db: DbOrTx): Promise<Stats> {
  const number = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      total_inscrits: number(sql`true`),
      total_inscrits_appouves: number(sql`approved = 1`),
      total_inscrits_non_approuves: number(sql`approved = 0`),
      total_inscrits_certifies: number(sql`certified = 1`),
      total_inscrits_non_certifies: number(sql`certified = 0`),
    })
    .from(people)
    .where(isCounted);
  return row!;
}
