import type { OpportunitiesQuery } from '@alumni/shared-contract';
import { and, asc, count, desc, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { opportunities } from '../../platform/db/schema';
import { searchWords } from '../alumni/search-words';

export type OpportunityRow = typeof opportunities.$inferSelect;
export type OpportunityValues = Omit<
  typeof opportunities.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'datePublication'
>;

const isOpen = (today: string) =>
  or(isNull(opportunities.dateLimite), gte(opportunities.dateLimite, today));
const latestFirst = [desc(opportunities.datePublication), desc(opportunities.id)];
/** Without a last day it never expires. */
const openFirst = (today: string) => [
  asc(sql`coalesce(${opportunities.dateLimite} < ${today}, false)`),
  ...latestFirst,
];

export type OpportunityFilters = Pick<OpportunitiesQuery, 'type' | 'search'>;

/** Every word occurs in the opportunity's text, without tags. */
const readText = sql`public.search_text(concat_ws(' ', ${opportunities.titre}, ${opportunities.publicateur},
  regexp_replace(${opportunities.description}, '<[^>]*>', ' ', 'g'), ${opportunities.missions}))`;

function matching({ type, search = '' }: OpportunityFilters): SQL | undefined {
  const patterns = searchWords(search)
    .flat()
    .map((word) => sql`'%' || public.search_text(${word}) || '%'`);
  return and(
    type && eq(opportunities.type, type),
    // One comparison for all words: the text is prepared once per row.
    patterns.length > 0
      ? sql`${readText} LIKE ALL (ARRAY[${sql.join(patterns, sql`, `)}])`
      : undefined,
  );
}

/** Rows of the list; `openOn`: those open on that day come first. */
interface Rows {
  openOn?: string | undefined;
  limit: number;
  offset?: number;
}

export const opportunitiesRepository = {
  list(db: DbOrTx, filters: OpportunityFilters & Rows) {
    const { openOn, limit, offset = 0 } = filters;
    return db
      .select()
      .from(opportunities)
      .where(matching(filters))
      .orderBy(...(openOn ? openFirst(openOn) : latestFirst))
      .limit(limit)
      .offset(offset);
  },

  /** Open on `today`; the last day counts (rule 11). */
  latest: (db: DbOrTx, today: string, limit: number) =>
    db
      .select()
      .from(opportunities)
      .where(isOpen(today))
      .orderBy(...latestFirst)
      .limit(limit),

  /** Open opportunities with a public page, latest first. */
  listed: (db: DbOrTx, today: string, limit: number) =>
    db
      .select({ id: opportunities.id, changedAt: opportunities.updatedAt })
      .from(opportunities)
      .where(isOpen(today))
      .orderBy(...latestFirst)
      .limit(limit),

  async count(db: DbOrTx, filters: OpportunityFilters): Promise<number> {
    const [row] = await db.select({ total: count() }).from(opportunities).where(matching(filters));
    return row?.total ?? 0;
  },

  async find(db: DbOrTx, id: number): Promise<OpportunityRow | undefined> {
    const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
    return row;
  },

  /** Locks the opportunity until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<OpportunityRow | undefined> {
    const [row] = await tx
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, id))
      .for('update');
    return row;
  },

  /** The same by the same author within so many seconds. */
  async twin(tx: Tx, values: OpportunityValues, seconds: number) {
    const same = (['titre', 'publicateur', 'type', 'description'] as const).map((name) =>
      eq(opportunities[name], values[name]),
    );
    const sameOrNone = (['auteurId', 'missions', 'pieces', 'dateLimite'] as const).map(
      (name) => sql`${opportunities[name]} IS NOT DISTINCT FROM ${values[name] ?? null}`,
    );
    const isRecent = sql`${opportunities.createdAt} > now() - make_interval(secs => ${seconds})`;
    const [row] = await tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(and(isRecent, ...same, ...sameOrNone));
    return row;
  },

  async insert(db: DbOrTx, values: OpportunityValues): Promise<OpportunityRow> {
    const [row] = await db.insert(opportunities).values(values).returning();
    return row!;
  },

  async update(
    db: DbOrTx,
    id: number,
    values: Partial<OpportunityValues>,
  ): Promise<OpportunityRow> {
    const [row] = await db
      .update(opportunities)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(opportunities.id, id))
      .returning();
    return row!;
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(opportunities).where(eq(opportunities.id, id));
  },
};
