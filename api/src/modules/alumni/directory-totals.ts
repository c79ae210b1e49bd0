import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { directoryChanges, people } from '../../platform/db/schema';

/** How many totals a process caches. */
const capacity = 2_000;

/**
 * Version of the committed changes: ids only grow, and pruning deletes the oldest, so no two states
 * share both numbers.
 */
const version = sql<string>`(SELECT count(*) || ':' || coalesce(sum(id), 0) FROM ${directoryChanges})`;
/** Number of people, as estimated by the planner. */
const population = sql<number>`(SELECT reltuples::int FROM pg_class WHERE oid = 'people'::regclass)`;

interface DirectoryTotal {
  total: number;
  /** More people match: they were not all counted. */
  isMinimum: boolean;
  population: number;
}

/** Up to this many people a network counts everybody who matches. */
const smallNetwork = 100_000;
/** A larger one counts up to here: "plus de 10 000". */
const countedUpTo = 10_000;

/**
 * Counts the people who match a condition, and caches the total until a person's facts change, in
 * any process. In a large network a broad count would take a hundred times as long as its page.
 */
export function directoryTotals() {
  const totals = new Map<string, DirectoryTotal & { version: string }>();

  /** @param isVolatile the condition depends on columns outside the change log: never cached */
  return async function totalOf(
    db: DbOrTx,
    condition: SQL,
    isVolatile = false,
  ): Promise<DirectoryTotal> {
    if (isVolatile) return countMatches(db, condition);
    const { sql: text, params } = db.select().from(people).where(condition).toSQL();
    const key = text + JSON.stringify(params);
    const known = totals.get(key);
    if (known && known.version === (await directoryVersion(db))) return known;
    const counted = await countMatches(db, condition);
    if (totals.size >= capacity) totals.clear();
    totals.set(key, counted);
    return counted;
  };
}

async function countMatches(db: DbOrTx, condition: SQL) {
  const { rows } = await db.execute<{ total: number; population: number; version: string }>(sql`
    SELECT count(*)::int AS total, ${population} AS population, ${version} AS version
    FROM (
      SELECT FROM ${people} WHERE ${condition}
      LIMIT (SELECT CASE WHEN ${population} > ${smallNetwork}::int THEN ${countedUpTo + 1}::int END)
    ) AS found`);
  const { total, ...rest } = rows[0]!;
  const isMinimum = rest.population > smallNetwork && total > countedUpTo;
  return { ...rest, isMinimum, total: isMinimum ? countedUpTo : total };
}

/** Changes with every committed change of a fact by which people are found or counted. */
export async function directoryVersion(db: DbOrTx): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(sql`SELECT ${version} AS version`);
  return rows[0]?.version;
}

/** Prunes the change log; the latest entry stays, to distinguish the next one. */
export async function forgetOldChanges(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${directoryChanges}
    WHERE created_at < now() - interval '1 hour' AND id < (SELECT max(id) FROM ${directoryChanges})`);
}
