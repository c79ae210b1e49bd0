import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { news, notificationSettings, opportunities, people } from '../../platform/db/schema';

/** From the first moment up to the second. */
export interface Span {
  from: Date;
  to: Date;
}

const addressee = {
  id: people.id,
  email: people.email,
  prenoms: people.prenoms,
  emailVerifiedAt: people.emailVerifiedAt,
};
const isReached = and(
  eq(people.isActivate, 1),
  isNotNull(people.emailVerifiedAt),
  isNull(people.deletionRequestedAt),
);

export const weeklySummaryRepository = {
  /** Published news of the time, the latest first. */
  news: (db: DbOrTx, { from, to }: Span) =>
    db
      .select({ id: news.id, titre: news.titre })
      .from(news)
      .where(and(eq(news.draft, 0), gte(news.datePublication, from), lt(news.datePublication, to)))
      .orderBy(asc(news.datePublication)),

  /** Opportunities of the time that are open still. */
  opportunities: (db: DbOrTx, { from, to }: Span) =>
    db
      .select({ id: opportunities.id, titre: opportunities.titre })
      .from(opportunities)
      .where(
        and(
          gte(opportunities.datePublication, from),
          lt(opportunities.datePublication, to),
          or(
            isNull(opportunities.dateLimite),
            gte(opportunities.dateLimite, to.toISOString().slice(0, 10)),
          ),
        ),
      )
      .orderBy(asc(opportunities.datePublication)),

  /**
   * The next people who asked for a summary and had none since that moment. Their settings are
   * locked: another process takes others.
   */
  due: (tx: Tx, since: Date, limit: number) =>
    tx
      .select(addressee)
      .from(notificationSettings)
      .innerJoin(people, eq(people.id, notificationSettings.personId))
      .where(
        and(
          eq(notificationSettings.weeklySummary, 1),
          lt(notificationSettings.summarySentAt, since),
          isReached,
        ),
      )
      .orderBy(asc(people.id))
      .limit(limit)
      .for('update', { of: notificationSettings, skipLocked: true }),

  /** The next people who asked for opportunities by mail, and were told of none since that moment. */
  dueForOpportunities: (tx: Tx, since: Date, limit: number) =>
    tx
      .select({
        ...addressee,
        since: sql<Date>`${notificationSettings.opportunitiesMailedAt}`.mapWith(
          notificationSettings.opportunitiesMailedAt,
        ),
      })
      .from(notificationSettings)
      .innerJoin(people, eq(people.id, notificationSettings.personId))
      .where(
        and(
          eq(notificationSettings.opportunityMails, 1),
          lte(notificationSettings.opportunitiesMailedAt, since),
          isReached,
        ),
      )
      .orderBy(asc(people.id))
      .limit(limit)
      .for('update', { of: notificationSettings, skipLocked: true }),

  async markMailed(tx: Tx, personId: number, at: Date): Promise<void> {
    await tx
      .update(notificationSettings)
      .set({ opportunitiesMailedAt: at })
      .where(eq(notificationSettings.personId, personId));
  },

  /** When the latest opportunity of these was published; undefined without one. */
  async lastOpportunity(db: DbOrTx, before: Date): Promise<Date | undefined> {
    const [row] = await db
      .select({ at: opportunities.datePublication })
      .from(opportunities)
      .where(lt(opportunities.datePublication, before))
      .orderBy(desc(opportunities.datePublication))
      .limit(1);
    return row?.at ?? undefined;
  },

  async markSent(tx: Tx, personId: number, at: Date): Promise<void> {
    await tx
      .update(notificationSettings)
      .set({ summarySentAt: at })
      .where(eq(notificationSettings.personId, personId));
  },

  /** One click ends both regular mails. */
  async stop(db: DbOrTx, personId: number): Promise<void> {
    await db
      .update(notificationSettings)
      .set({ weeklySummary: 0, opportunityMails: 0 })
      .where(eq(notificationSettings.personId, personId));
  },
};
