import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { ProfileInput } from '@alumni/shared-contract';
import type { Db, DbOrTx } from '../../db/open-database';
import { campuses, diplomas, fields } from '../../db/schema';
import { ApiError, fieldError, type FieldErrors } from '../../errors';
import { toE164 } from '../../phone';
import { categoriesRepository } from '../categories/categories.repository';
import { refreshPersonFacts } from './person-facts.repository';
import { profileRepository } from './profile.repository';

type Profile = z.output<typeof ProfileInput>;

/** Saves a person's profile and study path together: all of it or nothing. */
export async function saveProfile(db: Db, personId: number, input: Profile): Promise<void> {
  await db.transaction(async (tx) => {
    await profileRepository.lock(tx, personId);
    await checkPaths(tx, input.parcours);
    await profileRepository.update(tx, personId, {
      nom: input.nom,
      prenoms: input.prenoms,
      nationalite: input.nationalite,
      paysResidence: input.pays_residence,
      telephone: phoneOf(input.telephone, input.pays_residence),
      professionId: await professionId(tx, input.profession_id ?? input.profession),
      employeur: input.employeur || null,
      sexe: input.sexe,
      biographie: input.biographie || null,
    });
    await profileRepository.replacePaths(tx, personId, input.parcours.map(asPathRow));
    await refreshPersonFacts(tx, [personId]);
  });
}

/** @throws ApiError under `telephone` */
export function phoneOf(typed: string, country: string | null | undefined): string {
  const number = toE164(typed, country);
  if (!number) {
    throw fieldError(
      'telephone',
      'Indiquez un numéro de téléphone, par exemple 00228 90 12 34 56.',
    );
  }
  return number;
}

/** A profession is a category, named by id or by name. */
export async function professionId(db: DbOrTx, asked: number | string | null | undefined) {
  if (asked === undefined || asked === null || asked === '') return null;
  const category = await categoriesRepository.named(db, asked);
  if (!category) throw fieldError('profession', 'Choisissez une des valeurs proposées.');
  return category.id;
}

function asPathRow(row: Profile['parcours'][number]) {
  return {
    idDiplome: row.id_diplome,
    idEsgis: row.id_esgis,
    idFiliere: row.id_filiere,
    startYear: row.start_year,
    endYear: row.end_year,
    success: row.success === '1' ? (1 as const) : (0 as const),
  };
}

/** Every unknown reference is told under its row: `parcours.2.id_diplome`. */
async function checkPaths(db: DbOrTx, rows: Profile['parcours']): Promise<void> {
  const errors: FieldErrors = {};
  for (const [field, table] of Object.entries({
    id_diplome: diplomas,
    id_esgis: campuses,
    id_filiere: fields,
  })) {
    const idOf = (row: (typeof rows)[number]) => row[field as 'id_diplome'];
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, rows.map(idOf)));
    const known = new Set(found.map(({ id }) => id));
    rows.forEach((row, index) => {
      if (known.has(idOf(row))) return;
      errors[`parcours.${index}.${field}`] = ['Choisissez une des valeurs proposées.'];
    });
  }
  const [first] = Object.values(errors);
  if (first) throw new ApiError('invalid', { message: first[0] ?? '', errors });
}
