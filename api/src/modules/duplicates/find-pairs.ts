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
/** The same name, in one class, and where one of the two has no year. */
const sameName = { inClass: 1, withoutYear: 0.5 };

/** A number of more people is that of an office, or of nobody. */
const mostOfOnePhone = 3;

/** Everybody in the directory; `words` are those of the name, sorted. */
const directory = sql`(
  SELECT id, telephone, search, birth_date, sexe, campus_ids, last_grade_year,
    ARRAY(SELECT unnest(string_to_array(search, ' ')) ORDER BY 1) AS words
  FROM people
  WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL)`;

/** Two birth dates, or two sexes, are two people. */
const mayBeOne = sql`
  (one.birth_date = other.birth_date OR one.birth_date IS NULL OR other.birth_date IS NULL)
  AND (one.sexe = other.sexe OR one.sexe IS NULL OR other.sexe IS NULL)`;

type Row = Omit<Pair, 'reasons'> & { reason: DuplicateReason };

/**
 * Pairs with the same phone, and pairs with the same words as a name that no campus, year, birth
 * date or sex tells apart.
 */
export async function pairsBySameFacts(db: Db): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    WITH person AS MATERIALIZED ${directory},
    number AS (
      SELECT telephone FROM person WHERE telephone IS NOT NULL
      GROUP BY 1 HAVING count(*) BETWEEN 2 AND ${mostOfOnePhone})
    SELECT one.id AS one, other.id AS other, 'phone' AS reason,
      public.similarity(one.search, other.search) AS likeness
    FROM number JOIN person one USING (telephone) JOIN person other USING (telephone)
    WHERE one.id < other.id AND ${mayBeOne}
    UNION ALL
    SELECT one.id, other.id, 'words',
      CASE WHEN one.last_grade_year = other.last_grade_year THEN ${sameName.inClass}::real
        ELSE ${sameName.withoutYear} END
    FROM person one JOIN person other ON one.words = other.words AND one.id < other.id
    WHERE (one.last_grade_year = other.last_grade_year
        OR one.last_grade_year IS NULL OR other.last_grade_year IS NULL)
      AND (one.campus_ids && other.campus_ids
        OR one.campus_ids = '{}' OR other.campus_ids = '{}')
      AND ${mayBeOne}`);
  return rows;
}

/** Years of the last diploma: names are compared within each, so that no comparison takes long. */
export async function yearsOfStudy(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    SELECT DISTINCT last_grade_year AS year FROM people
    WHERE last_grade_year IS NOT NULL ORDER BY 1`);
  return rows.map(({ year }) => year);
}

/**
 * Pairs of one year and campus with almost the same name. They share a whole word, so that a class
 * is not compared person by person.
 */
export async function pairsByNearName(db: Db, year: number): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    WITH person AS MATERIALIZED (
      SELECT everybody.*, campus, word
      FROM ${directory} everybody, unnest(campus_ids) AS campus, unnest(words) AS word
      WHERE last_grade_year = ${year}),
    pair AS MATERIALIZED (
      SELECT DISTINCT one.id AS one, other.id AS other,
        one.search AS one_name, other.search AS other_name
      FROM person one JOIN person other
        ON one.campus = other.campus AND one.word = other.word AND one.id < other.id
      WHERE one.words <> other.words AND ${mayBeOne})
    SELECT one, other, 'name' AS reason, public.similarity(one_name, other_name) AS likeness
    FROM pair WHERE public.similarity(one_name, other_name) >= ${leastLikeness}`);
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
