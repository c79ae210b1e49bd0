import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { alumniCategories, people } from '../../platform/db/schema';

export type CategoryRow = typeof alumniCategories.$inferSelect;
type CategoryValues = Omit<typeof alumniCategories.$inferInsert, 'id' | 'createdAt'>;

export const categoriesRepository = {
  all: (db: DbOrTx) => db.select().from(alumniCategories).orderBy(asc(alumniCategories.id)),

  async find(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
    const [row] = await db.select().from(alumniCategories).where(eq(alumniCategories.id, id));
    return row;
  },

  /** By id, or by name without accents and case. */
  async named(db: DbOrTx, idOrName: number | string): Promise<CategoryRow | undefined> {
    const isId = typeof idOrName === 'number' || /^\d+$/.test(idOrName);
    if (isId) return this.find(db, Number(idOrName));
    const [row] = await db
      .select()
      .from(alumniCategories)
      .where(sql`public.search_text(${alumniCategories.name}) = public.search_text(${idOrName})`);
    return row;
  },

  /** Locks the category until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<CategoryRow | undefined> {
    const [row] = await tx
      .select()
      .from(alumniCategories)
      .where(eq(alumniCategories.id, id))
      .for('update');
    return row;
  },

  /** Ids of the people with this profession. */
  async peopleOf(db: DbOrTx, id: number): Promise<number[]> {
    const rows = await db.select({ id: people.id }).from(people).where(eq(people.professionId, id));
    return rows.map((row) => row.id);
  },

  /**
   * The same with a lock until the transaction ends. Call it before locking the category: saving a
   * profile locks in the same order.
   */
  async lockPeopleOf(tx: Tx, id: number): Promise<void> {
    await tx
      .select({ id: people.id })
      .from(people)
      .where(eq(people.professionId, id))
      .orderBy(asc(people.id))
      .for('no key update');
  },

  async insert(db: DbOrTx, values: CategoryValues): Promise<CategoryRow> {
    const [row] = await db.insert(alumniCategories).values(values).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, values: Partial<CategoryValues>): Promise<CategoryRow> {
    const [row] = await db
      .update(alumniCategories)
      .set(values)
      .where(eq(alumniCategories.id, id))
      .returning();
    return row!;
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(alumniCategories).where(eq(alumniCategories.id, id));
  },
};
