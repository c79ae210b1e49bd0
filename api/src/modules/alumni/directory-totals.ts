import { count, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { directoryChanges, people } from '../../db/schema';

/** How many searches a process remembers the total of. */
const capacity = 2_000;

/**
 * Which changes of the directory are committed: a later one has a greater id, and pruning takes
 * the oldest alone, so no two states share both numbers.
 */
const version = sql<string>`(SELECT count(*) || ':' || coalesce(sum(id), 0) FROM ${directoryChanges})`;
/** How many people there are, as the planner takes it. */
const population = sql<number>`(SELECT reltuples::int FROM pg_class WHERE oid = 'people'::regclass)`;

interface Counted {
  total: number;
  population: number;
}

/**
 * Counts who meets a condition, and remembers it until somebody's facts change, in this process or
 * in another: at a million people a broad count takes a hundred times as long as its page. Whoever
 * approves, adds or hides somebody finds the new total in their next list.
 */
export function directoryTotals() {
  const totals = new Map<string, Counted & { version: string }>();

  /** @param isVolatile the condition reads what leaves no mark when it changes: counted every time */
  return async function totalOf(db: DbOrTx, condition: SQL, isVolatile = false): Promise<Counted> {
    const counting = db
      .select({ total: count(), population, version })
      .from(people)
      .where(condition);
    const { sql: text, params } = counting.toSQL();
    if (isVolatile) return (await counting)[0]!;
    const key = text + JSON.stringify(params);
    const known = totals.get(key);
    if (known && known.version === (await currentVersion(db))) return known;
    const [counted] = await counting;
    if (totals.size >= capacity) totals.clear();
    totals.set(key, counted!);
    return counted!;
  };
}

async function currentVersion(db: DbOrTx): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(sql`SELECT ${version} AS version`);
  return rows[0]?.version;
}

/** Forgets the marks that every total has outlived; the latest stays, to tell the next one apart. */
export async function forgetOldChanges(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${directoryChanges}
    WHERE created_at < now() - interval '1 hour' AND id < (SELECT max(id) FROM ${directoryChanges})`);
}
