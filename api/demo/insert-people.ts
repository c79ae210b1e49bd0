import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../src/platform/db/open-database';
import { refreshPersonFacts } from '../src/modules/alumni/person-facts.repository';
import type { DemoPerson } from './people/person';
import { personRow } from './person-row';
import { withoutIndexes } from '../src/platform/db/without-indexes';

interface Load {
  today: Date;
  passwordHash: string;
}

/** Rows per statement: a few megabytes of JSON each. */
const batch = 4_000;

/**
 * Inserts people with study paths, campuses and referents, in a few large statements.
 * @returns their ids
 */
export async function insertPeople(
  tx: DbOrTx,
  people: DemoPerson[],
  { today, passwordHash }: Load,
): Promise<number[]> {
  const ids = await takeIds(tx, people.length);
  const numbered = people.map((person, index) => ({ person, id: ids[index] as number }));
  await withoutIndexes(tx, 'people', async () => {
    for (const some of batches(numbered)) {
      await insertRows(
        tx,
        some.map(({ person, id }) => personRow(person, { id, today, passwordHash })),
      );
      await insertStudies(tx, some);
    }
    await refreshPersonFacts(tx);
  });
  return ids;
}

async function takeIds(tx: DbOrTx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('people', 'id'))::int AS id
    FROM generate_series(1, ${count})`);
  return rows.map((row) => row.id);
}

function* batches<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += batch) yield all.slice(start, start + batch);
}

async function insertRows(tx: DbOrTx, rows: ReturnType<typeof personRow>[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO people (
      id, id_profil, nom, prenoms, email, email_verified_at, password_hash, telephone, nationalite,
      pays_residence, ville, profession_id, employeur, sexe, biographie, birth_date, marital_status,
      alumni_type_id, is_activate, approved, certified, sleep_reason, nombre_connexions,
      nombre_vues, terms_accepted_at, profile_completed_at, confirmed_at, last_login_at, created_at, updated_at)
    SELECT row.id, id_profil, nom, prenoms, email, email_verified_at, password_hash, telephone,
      nationalite, pays_residence, ville, category.id, employeur, sexe, biographie, birth_date,
      marital_status, type.id, is_activate, approved, certified, sleep_reason, nombre_connexions,
      nombre_vues, row.created_at, row.created_at, confirmed_at, last_login_at, row.created_at, row.created_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(
      id int, id_profil smallint, nom text, prenoms text, email text,
      email_verified_at timestamptz, password_hash text, telephone text, nationalite text,
      pays_residence text, ville text, profession text, employeur text, sexe text, biographie text,
      birth_date date, marital_status text, alumni_type text, is_activate smallint,
      approved smallint, certified smallint, sleep_reason text, nombre_connexions int,
      nombre_vues int, confirmed_at timestamptz,
      last_login_at timestamptz, created_at timestamptz)
    LEFT JOIN alumni_categories category ON category.name = row.profession
    LEFT JOIN alumni_types type ON type.name = row.alumni_type`);
}

async function insertStudies(tx: DbOrTx, some: { person: DemoPerson; id: number }[]) {
  const paths = some.flatMap(({ person, id }) => person.paths.map((path) => ({ id, ...path })));
  await tx.execute(sql`
    INSERT INTO study_paths (person_id, id_diplome, id_esgis, id_filiere, start_year, end_year, success)
    SELECT path.id, diplomas.id, campuses.id, fields.id, path.start, path."end", path.success
    FROM jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) AS path(
      id int, diploma text, campus text, field text, start smallint, "end" smallint, success smallint)
    JOIN diplomas ON diplomas.nom = path.diploma
    JOIN campuses ON campuses.pays = path.campus
    JOIN fields ON fields.nom = path.field
    ORDER BY path.id, path.start`);
  const chosen = some.flatMap(({ person, id }) =>
    person.campuses.map((campus) => ({ id, campus })),
  );
  await tx.execute(sql`
    INSERT INTO chosen_campuses (person_id, campus_id)
    SELECT chosen.id, campuses.id
    FROM jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) AS chosen(id int, campus text)
    JOIN campuses ON campuses.pays = chosen.campus`);
  const referents = some.flatMap(({ person, id }) =>
    person.referents.map((referent, index) => ({ id, position: index + 1, ...referent })),
  );
  await tx.execute(sql`
    INSERT INTO referents (person_id, position, name, email, phone_number)
    SELECT id, position, name, email, phone
    FROM jsonb_to_recordset(${JSON.stringify(referents)}::jsonb) AS referent(
      id int, position smallint, name text, email text, phone text)`);
}
