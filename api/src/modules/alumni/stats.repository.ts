import { eq, sql } from 'drizzle-orm';
import { Profile, type Stats } from '@alumni/shared-contract';
import type { DbOrTx } from '../../db/open-database';
import { people } from '../../db/schema';

/** One pass over the index `people_status`. */
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
    .where(eq(people.idProfil, Profile.alumnus));
  return row!;
}
