import { count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { opportunities } from '../../db/schema';

export type OpportunityRow = typeof opportunities.$inferSelect;
export type OpportunityValues = Omit<
  typeof opportunities.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'datePublication'
>;

const latestFirst = [desc(opportunities.datePublication), desc(opportunities.id)];

export const opportunitiesRepository = {
  all: (db: DbOrTx) =>
    db
      .select()
      .from(opportunities)
      .orderBy(...latestFirst),

  page: (db: DbOrTx, page: number, size: number) =>
    db
      .select()
      .from(opportunities)
      .orderBy(...latestFirst)
      .limit(size)
      .offset((page - 1) * size),

  /** Those still open on `today` (decisions, rule 11: the last day counts). */
  latest: (db: DbOrTx, today: string, limit: number) =>
    db
      .select()
      .from(opportunities)
      .where(or(isNull(opportunities.dateLimite), gte(opportunities.dateLimite, today)))
      .orderBy(...latestFirst)
      .limit(limit),

  async count(db: DbOrTx): Promise<number> {
    const [row] = await db.select({ total: count() }).from(opportunities);
    return row?.total ?? 0;
  },

  async find(db: DbOrTx, id: number): Promise<OpportunityRow | undefined> {
    const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
    return row;
  },

  async insert(db: DbOrTx, values: OpportunityValues): Promise<OpportunityRow> {
    const [row] = await db.insert(opportunities).values(values).returning();
    return row!;
  },

  async update(db: DbOrTx, id: number, values: Partial<OpportunityValues>): Promise<void> {
    await db
      .update(opportunities)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(opportunities.id, id));
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(opportunities).where(eq(opportunities.id, id));
  },
};
