import type { DuplicateReason } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';

/** Two people who may be one; the smaller id comes first. */
export interface Pair {
  one: number;
  other: number;
  reasons: DuplicateReason[];
  /** Likeness of the names, 0 to 1. */
  likeness: number;
}

/** Likeness of two names from which they may be one: "Koffi" and "Kofi", not "Koffi" and "Kossi". */
const leastLikeness = 0.6;

/** Everybody in the directory; `words` are those of the name, in any order. */
const directory = sql`(
  SELECT id, telephone, search, campus_ids, last_grade_year,
    ARRAY(SELECT unnest(string_to_array(search, ' ')) ORDER BY 1) AS words
  FROM people
  WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL)`;

type Row = Omit<Pair, 'reasons'> & { reason: DuplicateReason };

/**
 * Pairs with the same phone, and pairs with the same words as a name that no campus and no year
 * tells apart.
 */
export async function pairsBySameFacts(db: Db): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    WITH person AS MATERIALIZED ${directory}
    SELECT one.id AS one, other.id AS other, 'phone' AS reason,
      public.similarity(one.search, other.search) AS likeness
    FROM person one JOIN person other
      ON one.telephone = other.telephone AND one.id < other.id
    UNION ALL
    SELECT one.id, other.id, 'words', 1
    FROM person one JOIN person other ON one.words = other.words AND one.id < other.id
    WHERE (one.last_grade_year IS NOT DISTINCT FROM other.last_grade_year
        OR one.last_grade_year IS NULL OR other.last_grade_year IS NULL)
      AND (one.campus_ids && other.campus_ids
        OR one.campus_ids = '{}' OR other.campus_ids = '{}')`);
  return rows;
}

/** Years of the last diploma: names are compared within each, so that no comparison takes long. */
export async function yearsOfStudy(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    SELECT DISTINCT last_grade_year AS year FROM people
    WHERE last_grade_year IS NOT NULL ORDER BY 1`);
  return rows.map(({ year }) => year);
}

/** Pairs of one year and campus with almost the same name. */
export async function pairsByNearName(db: Db, year: number): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    WITH person AS MATERIALIZED (
      SELECT id, search, words, unnest(campus_ids) AS campus
      FROM ${directory} everybody WHERE last_grade_year = ${year})
    SELECT one.id AS one, other.id AS other, 'name' AS reason,
      max(public.similarity(one.search, other.search)) AS likeness
    FROM person one JOIN person other ON one.campus = other.campus AND one.id < other.id
    WHERE public.similarity(one.search, other.search) >= ${leastLikeness}
      AND one.words <> other.words
    GROUP BY 1, 2`);
  return rows;
}

/** One entry a pair, with all its reasons: the most likely first. */
export function gather(rows: Row[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { one, other, reason, likeness } of rows) {
    const key = `${one} ${other}`;
    const known = pairs.get(key) ?? { one, other, reasons: [], likeness };
    if (!known.reasons.includes(reason)) known.reasons.push(reason);
    pairs.set(key, known);
  }
  return [...pairs.values()].sort(
    (a, b) => b.reasons.length - a.reasons.length || b.likeness - a.likeness || a.one - b.one,
  );
}
