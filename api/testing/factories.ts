import type { DbOrTx } from '../src/platform/db/open-database';
import {
  alumniCategories,
  campuses,
  people,
  type NewPerson,
  type Person,
} from '../src/platform/db/schema';
import { hashPassword } from '../src/modules/auth/passwords';

/** The password of everybody made by the factories. */
export const password = 'Demo2026!';
let passwordHash: Promise<string> | undefined;
let count = 0;
/** A different value for each row of a file, so that no test depends on another's. */
export const next = () => (count += 1);

/** An alumnus who accepted the terms: active, verified and approved by default. */
export async function buildAlumnus(db: DbOrTx, person: Partial<NewPerson> = {}): Promise<Person> {
  const number = next();
  passwordHash ??= hashPassword(password);
  const [built] = await db
    .insert(people)
    .values({
      nom: `MENSAH${number}`,
      prenoms: 'Koffi',
      email: `personne${number}@alumni.test`,
      emailVerifiedAt: new Date(),
      passwordHash: await passwordHash,
      approved: 1,
      termsAcceptedAt: new Date(),
      ...person,
    })
    .returning();
  return present(built);
}

export const buildAdministrator = (db: DbOrTx, person: Partial<NewPerson> = {}) =>
  buildAlumnus(db, { idProfil: 2, ...person });

export const buildAccountant = (db: DbOrTx, person: Partial<NewPerson> = {}) =>
  buildAlumnus(db, { idProfil: 3, ...person });

export async function buildCategory(
  db: DbOrTx,
  category: Partial<typeof alumniCategories.$inferInsert> = {},
) {
  const [built] = await db
    .insert(alumniCategories)
    .values({ name: `Catégorie ${next()}`, description: 'Une description.', ...category })
    .returning();
  return present(built);
}

export async function buildCampus(db: DbOrTx, pays = `Pays ${next()}`) {
  const [built] = await db.insert(campuses).values({ pays }).returning();
  return present(built);
}

/** @throws when an INSERT … RETURNING returns no row, which PostgreSQL never does */
export function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('nothing was inserted');
  return row;
}
