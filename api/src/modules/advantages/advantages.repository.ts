import { asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { advantages, alumniTypes, typeAdvantages } from '../../platform/db/schema';

export type AdvantageRow = typeof advantages.$inferSelect;

export const advantagesRepository = {
  all: (db: DbOrTx) => db.select().from(advantages).orderBy(asc(advantages.id)),

  /** Locks the advantage until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<AdvantageRow | undefined> {
    const [row] = await tx.select().from(advantages).where(eq(advantages.id, id)).for('update');
    return row;
  },

  /** Lock before the advantage itself, as `assignAdvantages` does: prevents deadlocks. */
  async lockTypesOf(tx: Tx, id: number): Promise<void> {
    const offering = tx
      .select({ id: typeAdvantages.alumniTypeId })
      .from(typeAdvantages)
      .where(eq(typeAdvantages.advantageId, id));
    await tx
      .select({ id: alumniTypes.id })
      .from(alumniTypes)
      .where(inArray(alumniTypes.id, offering))
      .orderBy(asc(alumniTypes.id))
      .for('update');
  },

  countTypes: (db: DbOrTx, id: number): Promise<number> =>
    db.$count(typeAdvantages, eq(typeAdvantages.advantageId, id)),

  async insert(db: DbOrTx, description: string): Promise<AdvantageRow> {
    const [row] = await db.insert(advantages).values({ description }).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, description: string): Promise<AdvantageRow> {
    const [row] = await db
      .update(advantages)
      .set({ description })
      .where(eq(advantages.id, id))
      .returning();
    return row!;
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(advantages).where(eq(advantages.id, id));
  },
};
