import { TREND_MONTHS } from '@alumni/shared-contract';
import { and, asc, between, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  alumniCategories,
  campuses,
  joinRequests,
  opportunities,
  people,
} from '../../platform/db/schema';
import { isCounted } from '../alumni/stats.repository';

const headcount = sql<number>`count(*)`.mapWith(Number);
const mostFirst = sql`count(*) DESC`;

export const dashboardRepository = {
  newJoinRequests: (db: DbOrTx) => db.$count(joinRequests, eq(joinRequests.state, 'new')),

  /** Opportunities whose last day is one of these, both `YYYY-MM-DD` and included. */
  expiring: (db: DbOrTx, from: string, to: string) =>
    db
      .select({
        id: opportunities.id,
        titre: opportunities.titre,
        date_limite: sql<string>`${opportunities.dateLimite}`,
      })
      .from(opportunities)
      .where(between(opportunities.dateLimite, from, to))
      .orderBy(asc(opportunities.dateLimite), asc(opportunities.id)),

  /** Months without a sign-up are left out. */
  monthlySignUps(db: DbOrTx) {
    const month = sql<string>`to_char(${people.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM')`;
    const first = sql`date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
      - make_interval(months => ${TREND_MONTHS - 1})`;
    return db
      .select({ month, total: headcount })
      .from(people)
      .where(and(isCounted, gte(people.createdAt, first as SQL<Date>)))
      .groupBy(sql`1`);
  },

  byCampus: (db: DbOrTx) =>
    db
      .select({ id: campuses.id, nom: campuses.pays, total: headcount })
      .from(people)
      .innerJoin(campuses, sql`${campuses.id} = ANY (${people.campusIds})`)
      .where(isCounted)
      .groupBy(campuses.id)
      .orderBy(mostFirst, asc(campuses.pays)),

  byProfession: (db: DbOrTx) =>
    db
      .select({ id: alumniCategories.id, nom: alumniCategories.name, total: headcount })
      .from(people)
      .innerJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .where(isCounted)
      .groupBy(alumniCategories.id)
      .orderBy(mostFirst, asc(alumniCategories.name)),
};
