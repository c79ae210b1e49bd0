import type { Db } from '../../../api/src/platform/db/open-database';
import { withoutIndexes } from '../../../api/src/platform/db/without-indexes';

/**
 * Adds alumni to the demo's until a number is reached. Each combines the family name, given names,
 * studies and work of different people; one in ten has a name made of two, because real directories
 * have many rare names.
 */
export async function growPeople(db: Db, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutIndexes(tx, 'people', async () => {
      await tx.execute(`
        WITH known AS MATERIALIZED (
          SELECT row_number() OVER (ORDER BY id) - 1 AS n, * FROM people
          WHERE id_profil = 1 ORDER BY id LIMIT 19000),
        drawn AS (
          SELECT n, abs(hashint8(n) % 19000) AS nom, abs(hashint8(n + 1e9::bigint) % 19000) AS prenoms,
            abs(hashint8(n + 2e9::bigint) % 19000) AS facts, abs(hashint8(n + 3e9::bigint) % 19000) AS work
          FROM generate_series((SELECT count(*) FROM people WHERE id_profil = 1) + 1, ${size}) AS n)
        INSERT INTO people (nom, prenoms, email, email_verified_at, telephone, nationalite,
          pays_residence, ville, profession_id, employeur, sexe, biographie, is_activate, sleep_reason,
          approved, certified, first_year, last_grade, last_grade_year, campus_ids, field_ids,
          completed_pourcent)
        SELECT
          CASE WHEN drawn.n % 10 = 0 THEN left(one.nom, 4) || right(facts.nom, 4) ELSE one.nom END,
          other.prenoms, 'ancien' || drawn.n || '@courriel.test', facts.email_verified_at,
          work.telephone, facts.nationalite, work.pays_residence, work.ville, work.profession_id,
          work.employeur, other.sexe, facts.biographie, facts.is_activate, facts.sleep_reason,
          facts.approved, facts.certified, facts.first_year, facts.last_grade,
          facts.last_grade_year, facts.campus_ids, facts.field_ids, facts.completed_pourcent
        FROM drawn
        JOIN known one ON one.n = drawn.nom
        JOIN known other ON other.n = drawn.prenoms
        JOIN known facts ON facts.n = drawn.facts
        JOIN known work ON work.n = drawn.work`);
    });
  });
  await db.execute('VACUUM ANALYZE people');
}
