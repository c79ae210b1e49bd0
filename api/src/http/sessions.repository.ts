import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/open-database';
import { people, sessions } from '../platform/db/schema';

export const sessionsRepository = {
  /** A valid session with its person. */
  async find(db: DbOrTx, idHash: string) {
    const [row] = await db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        provedAt: sessions.provedAt,
        id: people.id,
        idProfil: people.idProfil,
        approved: people.approved,
        isActivate: people.isActivate,
        emailVerifiedAt: people.emailVerifiedAt,
      })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.personId))
      .where(eq(sessions.idHash, idHash));
    return row;
  },

  /** @param device what the person recognises it by */
  async insert(
    db: DbOrTx,
    idHash: string,
    personId: number,
    device: string | null = null,
  ): Promise<void> {
    await db.insert(sessions).values({ idHash, personId, device });
  },

  /** All sessions of a person, the latest used first. */
  ofPerson: (db: DbOrTx, personId: number) =>
    db
      .select()
      .from(sessions)
      .where(eq(sessions.personId, personId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.number)),

  /** @returns the ended session; undefined when the person has none with this number */
  async deleteNumber(db: DbOrTx, personId: number, number: number) {
    const [ended] = await db
      .delete(sessions)
      .where(and(eq(sessions.personId, personId), eq(sessions.number, number)))
      .returning();
    return ended;
  },

  async prove(db: DbOrTx, idHash: string): Promise<void> {
    await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.idHash, idHash));
  },

  async touch(db: DbOrTx, idHash: string, now: Date): Promise<void> {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash));
  },

  async delete(db: DbOrTx, idHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.idHash, idHash));
  },

  /** Ends all sessions of a person, or all but one. */
  async deleteOf(db: DbOrTx, personId: number, exceptHash?: string): Promise<void> {
    const owned = eq(sessions.personId, personId);
    await db
      .delete(sessions)
      .where(exceptHash ? and(owned, ne(sessions.idHash, exceptHash)) : owned);
  },

  async deleteSeenBefore(db: DbOrTx, lastSeen: Date): Promise<void> {
    await db.delete(sessions).where(lt(sessions.lastSeenAt, lastSeen));
  },
};
