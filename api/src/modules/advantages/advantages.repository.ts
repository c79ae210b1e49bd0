import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { advantages } from '../../db/schema';

export type AdvantageRow = typeof advantages.$inferSelect;

export const advantagesRepository = {
  all: (db: DbOrTx) => db.select().from(advantages).orderBy(asc(advantages.id)),

  async find(db: DbOrTx, id: number): Promise<AdvantageRow | undefined> {
    const [row] = await db.select().from(advantages).where(eq(advantages.id, id));
    return row;
  },

  async insert(db: DbOrTx, description: string): Promise<AdvantageRow> {
    const [row] = await db.insert(advantages).values({ description }).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, description: string): Promise<AdvantageRow | undefined> {
    const [row] = await db
      .update(advantages)
      .set({ description })
      .where(eq(advantages.id, id))
      .returning();
    return row;
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(advantages).where(eq(advantages.id, id));
  },
};
