import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { alumniCategories } from '../../db/schema';

export type CategoryRow = typeof alumniCategories.$inferSelect;
type CategoryValues = Omit<typeof alumniCategories.$inferInsert, 'id' | 'createdAt'>;

export const categoriesRepository = {
  all: (db: DbOrTx) => db.select().from(alumniCategories).orderBy(asc(alumniCategories.id)),

  async find(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
    const [row] = await db.select().from(alumniCategories).where(eq(alumniCategories.id, id));
    return row;
  },

  /** By id, or by name whatever its accents and case. */
  async named(db: DbOrTx, idOrName: number | string): Promise<CategoryRow | undefined> {
    const isId = typeof idOrName === 'number' || /^\d+$/.test(idOrName);
    if (isId) return this.find(db, Number(idOrName));
    const [row] = await db
      .select()
      .from(alumniCategories)
      .where(sql`public.search_text(${alumniCategories.name}) = public.search_text(${idOrName})`);
    return row;
  },

  async insert(db: DbOrTx, values: CategoryValues): Promise<CategoryRow> {
    const [row] = await db.insert(alumniCategories).values(values).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, values: Partial<CategoryValues>) {
    const [row] = await db
      .update(alumniCategories)
      .set(values)
      .where(eq(alumniCategories.id, id))
      .returning();
    return row;
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(alumniCategories).where(eq(alumniCategories.id, id));
  },
};
