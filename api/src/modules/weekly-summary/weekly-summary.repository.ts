import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import {
  news,
  notificationSettings as settings,
  opportunities,
  people,
} from '../../platform/db/schema';

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
    takeDue(tx, and(eq(settings.weeklySummary, 1), lt(settings.summarySentAt, since)), limit),

  /** The same for opportunities by mail. */
  dueForOpportunities: (tx: Tx, since: Date, limit: number) =>
    takeDue(
      tx,
      and(eq(settings.opportunityMails, 1), lte(settings.opportunitiesMailedAt, since)),
      limit,
    ),

  async markMailed(tx: Tx, personId: number, at: Date): Promise<void> {
    await tx
      .update(settings)
      .set({ opportunitiesMailedAt: at })
      .where(eq(settings.personId, personId));
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
    await tx.update(settings).set({ summarySentAt: at }).where(eq(settings.personId, personId));
  },

  /** One click ends both regular mails. */
  async stop(db: DbOrTx, personId: number): Promise<void> {
    await db
      .update(settings)
      .set({ weeklySummary: 0, opportunityMails: 0 })
      .where(eq(settings.personId, personId));
  },
};

/** People to write to now, among those whose settings match. */
const takeDue = (tx: Tx, isDue: SQL | undefined, limit: number) =>
  tx
    .select({
      id: people.id,
      email: people.email,
      prenoms: people.prenoms,
      emailVerifiedAt: people.emailVerifiedAt,
      opportunitiesMailedAt: settings.opportunitiesMailedAt,
    })
    .from(settings)
    .innerJoin(people, eq(people.id, settings.personId))
    .where(
      and(
        isDue,
        eq(people.isActivate, 1),
        isNotNull(people.emailVerifiedAt),
        isNull(people.deletionRequestedAt),
      ),
    )
    .orderBy(asc(people.id))
    .limit(limit)
    .for('update', { of: settings, skipLocked: true });
