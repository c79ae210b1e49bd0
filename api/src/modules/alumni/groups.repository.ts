import type { AlumniGroup } from '@alumni/shared-contract';
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { campuses, fields, people, studyPaths } from '../../platform/db/schema';

/** Cities and employers in the answer: there are as many as people type. */
const mostTyped = 40;

const total = sql<number>`count(*)::int`;

/** The directory's groups; `who` is the condition of the people who are counted. */
export const groupsRepository = {
  byYear: (db: DbOrTx, who: SQL): Promise<AlumniGroup[]> =>
    db
      .select({ name: sql<string>`${people.lastGradeYear}::text`, total })
      .from(people)
      .where(and(who, isNotNull(people.lastGradeYear)))
      .groupBy(people.lastGradeYear)
      .orderBy(desc(people.lastGradeYear)),

  byCountry: (db: DbOrTx, who: SQL): Promise<AlumniGroup[]> =>
    db
      .select({ name: sql<string>`${people.paysResidence}`, total })
      .from(people)
      .where(and(who, isNotNull(people.paysResidence)))
      .groupBy(people.paysResidence)
      .orderBy(desc(total), people.paysResidence),

  /** The largest cities, as the filter finds them: spellings that differ by case and accents are one. */
  byCity: (db: DbOrTx, who: SQL): Promise<AlumniGroup[]> =>
    db
      .select({ name: sql<string>`mode() WITHIN GROUP (ORDER BY ${people.ville})`, total })
      .from(people)
      .where(and(who, sql`${people.villeSearch} <> ''`))
      .groupBy(people.villeSearch)
      .orderBy(desc(total), people.villeSearch)
      .limit(mostTyped),

  /**
   * The largest employers. Spellings that differ by case and accents are one; the count is that of
   * the filter, which finds the name inside others too.
   */
  async byEmployer(db: DbOrTx, who: SQL): Promise<AlumniGroup[]> {
    const { rows } = await db.execute<AlumniGroup & Record<string, unknown>>(sql`
      WITH shown AS MATERIALIZED (SELECT employeur, employeur_search FROM ${people} WHERE ${who}),
      largest AS MATERIALIZED (
        SELECT employeur_search, mode() WITHIN GROUP (ORDER BY employeur) AS name
        FROM shown WHERE employeur_search <> ''
        GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${mostTyped})
      SELECT name, count(*)::int AS total
      FROM largest JOIN shown ON strpos(shown.employeur_search, largest.employeur_search) > 0
      GROUP BY name ORDER BY total DESC, name`);
    return rows.map((row) => ({ name: row.name, total: row.total }));
  },

  async byField(db: DbOrTx, who: SQL): Promise<AlumniGroup[]> {
    const { rows } = await db.execute<AlumniGroup & Record<string, unknown>>(sql`
      SELECT ${fields.nom} AS name, counted.total
      FROM ${fields} JOIN (
        SELECT unnest(${people.fieldIds}) AS id, count(*)::int AS total
        FROM ${people} WHERE ${who} GROUP BY 1) counted USING (id)
      ORDER BY total DESC, name`);
    return rows.map((row) => ({ name: row.name, total: row.total }));
  },

  /** Year of the last diploma of a person, and the campus where it was made; else the first by name. */
  async classOf(db: DbOrTx, id: number) {
    const [row] = await db
      .select({ promotion: sql<number>`${people.lastGradeYear}`, campus: campuses.pays })
      .from(people)
      .innerJoin(campuses, sql`${campuses.id} = ANY(${people.campusIds})`)
      .where(and(eq(people.id, id), isNotNull(people.lastGradeYear)))
      .orderBy(
        sql`EXISTS (
          SELECT FROM ${studyPaths} path
          WHERE path.person_id = ${people.id} AND path.id_esgis = ${campuses.id}
            AND path.end_year = ${people.lastGradeYear} AND path.success = 1) DESC`,
        campuses.pays,
      )
      .limit(1);
    return row;
  },

  countClass: (db: DbOrTx, who: SQL, own: { promotion: number; campus: string }) =>
    db.$count(
      people,
      and(
        who,
        eq(people.lastGradeYear, own.promotion),
        sql`${people.campusIds} && ARRAY(
          SELECT ${campuses.id} FROM ${campuses} WHERE ${campuses.pays} = ${own.campus})`,
      ),
    ),
};
