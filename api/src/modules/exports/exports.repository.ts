import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { alumniCategories, alumniTypes, campuses, people } from '../../platform/db/schema';

export type ExportRow = Awaited<ReturnType<typeof exportsRepository.rows>>[number];

export const exportsRepository = {
  /** Everybody who matches, in the order of the directory: counted once, before the rows. */
  async ids(db: DbOrTx, condition: SQL, chosen?: number[]): Promise<number[]> {
    const rows = await db
      .select({ id: people.id })
      .from(people)
      .where(and(condition, chosen && inArray(people.id, chosen)))
      .orderBy(asc(people.search), asc(people.id));
    return rows.map(({ id }) => id);
  },

  rows: (db: DbOrTx, ids: number[]) =>
    db
      .select({
        nom: people.nom,
        prenoms: people.prenoms,
        email: people.email,
        telephone: people.telephone,
        sexe: people.sexe,
        nationalite: people.nationalite,
        pays_residence: people.paysResidence,
        ville: people.ville,
        profession: alumniCategories.name,
        employeur: people.employeur,
        campuses: sql<string[]>`ARRAY(
          SELECT ${campuses.pays} FROM ${campuses}
          WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
        first_year: people.firstYear,
        last_grade: people.lastGrade,
        last_grade_year: people.lastGradeYear,
        alumni_type: alumniTypes.name,
        approved: people.approved,
        certified: people.certified,
        is_activate: people.isActivate,
        email_verified: sql<0 | 1>`(${people.emailVerifiedAt} IS NOT NULL)::int`,
        completed_pourcent: people.completedPourcent,
        nombre_connexions: people.nombreConnexions,
        created_at: people.createdAt,
      })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .leftJoin(alumniTypes, eq(alumniTypes.id, people.alumniTypeId))
      .where(inArray(people.id, ids))
      .orderBy(asc(people.search), asc(people.id)),
};
