import { and, asc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { news, notificationSettings, opportunities, people } from '../../platform/db/schema';

/** From the first moment up to the second. */
export interface Span {
  from: Date;
  to: Date;
}

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
      .select({
        id: people.id,
        email: people.email,
        prenoms: people.prenoms,
        emailVerifiedAt: people.emailVerifiedAt,
      })
      .from(notificationSettings)
      .innerJoin(people, eq(people.id, notificationSettings.personId))
      .where(
        and(
          eq(notificationSettings.weeklySummary, 1),
          lt(notificationSettings.summarySentAt, since),
          eq(people.isActivate, 1),
          isNotNull(people.emailVerifiedAt),
          isNull(people.deletionRequestedAt),
        ),
      )
      .orderBy(asc(people.id))
      .limit(limit)
      .for('update', { of: notificationSettings, skipLocked: true }),

  async markSent(tx: Tx, personId: number, at: Date): Promise<void> {
    await tx
      .update(notificationSettings)
      .set({ summarySentAt: at })
      .where(eq(notificationSettings.personId, personId));
  },

  async stop(db: DbOrTx, personId: number): Promise<void> {
    await db
      .update(notificationSettings)
      .set({ weeklySummary: 0 })
      .where(eq(notificationSettings.personId, personId));
  },
};
