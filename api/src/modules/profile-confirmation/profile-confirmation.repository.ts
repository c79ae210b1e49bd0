import { and, asc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { alumniCategories, people } from '../../platform/db/schema';

/** The last time that the person said what stands in the profile. */
const lastSaid = sql`coalesce(${people.confirmedAt}, ${people.profileCompletedAt}, ${people.createdAt})`;

export const profileConfirmationRepository = {
  /**
   * The next members whose profile nobody confirmed since then, and who were not asked since then
   * either; locked. Imported people get no mail before they sign in (rule 32).
   */
  due: (tx: Tx, since: SQL, limit: number) =>
    tx
      .select({ person: people, profession: alumniCategories.name })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .where(
        and(
          eq(people.idProfil, 1),
          eq(people.approved, 1),
          eq(people.isActivate, 1),
          eq(people.imported, 0),
          isNotNull(people.emailVerifiedAt),
          isNull(people.deletionRequestedAt),
          isNull(people.anonymisedAt),
          lt(lastSaid, since),
          or(isNull(people.confirmationAskedAt), lt(people.confirmationAskedAt, since)),
        ),
      )
      .orderBy(asc(lastSaid), asc(people.id))
      .limit(limit)
      .for('no key update', { of: people, skipLocked: true }),

  async markAsked(tx: Tx, id: number): Promise<void> {
    await tx.update(people).set({ confirmationAskedAt: new Date() }).where(eq(people.id, id));
  },

  async confirm(db: DbOrTx, id: number): Promise<void> {
    await db.update(people).set({ confirmedAt: new Date() }).where(eq(people.id, id));
  },
};
