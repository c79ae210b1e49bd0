import type { SavedFilter } from '@alumni/shared-contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { savedFilters } from '../../platform/db/schema';

export const savedFiltersRepository = {
  /** Of a person, by name. */
  of: (db: DbOrTx, personId: number): Promise<SavedFilter[]> =>
    db
      .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
      .from(savedFilters)
      .where(eq(savedFilters.personId, personId))
      .orderBy(asc(sql`public.search_text(${savedFilters.name})`), asc(savedFilters.id)),

  /** One with the same name is replaced. */
  async save(
    tx: Tx,
    personId: number,
    { name, query }: Pick<SavedFilter, 'name' | 'query'>,
  ): Promise<void> {
    await tx.execute(sql`
      INSERT INTO ${savedFilters} (person_id, name, query)
      VALUES (${personId}, ${name}, ${JSON.stringify(query)}::jsonb)
      ON CONFLICT (person_id, lower(name)) DO UPDATE SET name = excluded.name, query = excluded.query`);
  },

  count: (db: DbOrTx, personId: number) =>
    db.$count(savedFilters, eq(savedFilters.personId, personId)),

  /** @returns false for another's, and for none */
  async delete(db: DbOrTx, personId: number, id: number): Promise<boolean> {
    const { rowCount } = await db
      .delete(savedFilters)
      .where(and(eq(savedFilters.id, id), eq(savedFilters.personId, personId)));
    return rowCount === 1;
  },
};
