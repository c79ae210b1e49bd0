import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';

/**
 * Recomputes the directory's filter columns from the study path and finish_register (rules
 * 14 and 16). Call it in the transaction that changed a person; without ids it recomputes
 * everybody, for bulk loads.
 */
export async function refreshPersonFacts(db: DbOrTx, ids?: number[]): Promise<void> {
  await db.execute(sql`
    UPDATE people SET
      first_year = facts.first_year,
      last_grade = facts.last_grade,
      last_grade_year = facts.last_grade_year,
      campus_ids = facts.campus_ids,
      field_ids = facts.field_ids,
      completed_pourcent = round(100.0 * facts.filled / 12)
    FROM (${factsOf(ids)}) AS facts
    WHERE people.id = facts.id`);
}

/** Twelve fields make a full profile; a job seeker needs no employer. */
const factsOf = (ids: number[] | undefined) => sql`
  SELECT people.id,
    path.first_year,
    coalesce(latest.nom, people.declared_last_grade) AS last_grade,
    CASE WHEN latest.nom IS NULL THEN people.declared_last_grade_year
      ELSE latest.end_year END AS last_grade_year,
    ARRAY(SELECT id_esgis FROM study_paths WHERE person_id = people.id
      UNION SELECT campus_id FROM chosen_campuses WHERE person_id = people.id
      ORDER BY 1) AS campus_ids,
    coalesce(path.field_ids, '{}') AS field_ids,
    num_nonnulls(people.nom, people.prenoms, people.email, people.telephone, people.nationalite,
      people.pays_residence, people.profession_id, people.sexe,
      nullif(people.biographie, ''), people.picture, path.first_year)
      + CASE WHEN nullif(people.employeur, '') IS NOT NULL
          OR public.search_text(category.name) LIKE '%chercheur demploi%'
        THEN 1 ELSE 0 END AS filled
  FROM people
  LEFT JOIN alumni_categories category ON category.id = people.profession_id
  LEFT JOIN LATERAL (
    SELECT min(start_year) AS first_year, array_agg(DISTINCT id_filiere) AS field_ids
    FROM study_paths WHERE person_id = people.id
  ) path ON true
  LEFT JOIN LATERAL (
    SELECT diplomas.nom, study_paths.end_year
    FROM study_paths JOIN diplomas ON diplomas.id = study_paths.id_diplome
    WHERE person_id = people.id AND success = 1
    ORDER BY end_year DESC, start_year DESC, study_paths.id DESC LIMIT 1
  ) latest ON true
  ${ids ? sql`WHERE people.id = ANY(${sql.param(ids)}::int[])` : sql``}`;
