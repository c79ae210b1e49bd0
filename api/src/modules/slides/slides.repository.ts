import { asc, count, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { slides } from '../../platform/db/schema';

export type SlideRow = typeof slides.$inferSelect;
type SlideValues = Omit<typeof slides.$inferInsert, 'id' | 'createdAt'>;

export const slidesRepository = {
  all: (db: DbOrTx) => db.select().from(slides).orderBy(asc(slides.id)),

  page: (db: DbOrTx, page: number, size: number) =>
    db
      .select()
      .from(slides)
      .orderBy(asc(slides.id))
      .limit(size)
      .offset((page - 1) * size),

  async count(db: DbOrTx): Promise<number> {
    const [row] = await db.select({ total: count() }).from(slides);
    return row?.total ?? 0;
  },

  /** Locks the slide until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<SlideRow | undefined> {
    const [row] = await tx.select().from(slides).where(eq(slides.id, id)).for('update');
    return row;
  },

  async insert(db: DbOrTx, values: SlideValues): Promise<SlideRow> {
    const [row] = await db.insert(slides).values(values).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, values: Partial<SlideValues>): Promise<SlideRow> {
    const [row] = await db.update(slides).set(values).where(eq(slides.id, id)).returning();
    return row!;
  },

  /**
   * Serializes deletes, so that each counts correctly. Updates pass: a stronger lock could deadlock
   * with theirs.
   */
  async lockAgainstDeletes(tx: Tx): Promise<void> {
    await tx.execute(sql`LOCK TABLE ${slides} IN SHARE UPDATE EXCLUSIVE MODE`);
  },

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.delete(slides).where(eq(slides.id, id));
  },
};
