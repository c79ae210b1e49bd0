import type { ProfileInput } from '@alumni/shared-contract';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, DbOrTx } from '../../platform/db/open-database';
import { campuses, diplomaFields, diplomas, fields } from '../../platform/db/schema';
import { mustBeValid, type FieldErrors } from '../../platform/errors';
import { toE164 } from './phone';
import { checkCountries, phoneRefused } from '../auth/profile-checks';
import { categoriesRepository } from '../categories/categories.repository';
import { refreshPersonFacts } from './person-facts.repository';
import { profileRepository } from './profile.repository';

type Profile = z.output<typeof ProfileInput>;

export const notOffered = 'Choisissez une des valeurs proposées.';
const fieldOfAnother = 'Cette filière n’est pas proposée pour ce diplôme.';

/**
 * Saves profile and study path in one transaction.
 * @throws ApiError `invalid` with every field to correct
 */
export async function saveProfile(db: Db, personId: number, input: Profile): Promise<void> {
  await db.transaction(async (tx) => {
    await profileRepository.lock(tx, personId);
    const { professionId, telephone } = await checked(tx, input);
    await profileRepository.update(tx, personId, {
      nom: input.nom,
      prenoms: input.prenoms,
      nationalite: input.nationalite,
      paysResidence: input.pays_residence,
      // A screen of a former release does not send it.
      ...(input.ville !== undefined && { ville: input.ville || null }),
      telephone,
      professionId,
      employeur: input.employeur || null,
      sexe: input.sexe,
      biographie: input.biographie || null,
      // A refused sign-up waits again once it is corrected.
      refusedAt: null,
      confirmedAt: new Date(),
    });
    await profileRepository.replacePaths(tx, personId, input.parcours.map(asPathRow));
    await refreshPersonFacts(tx, [personId]);
  });
}

async function checked(db: DbOrTx, input: Profile) {
  const errors: FieldErrors = {};
  checkCountries(input, errors);
  await checkPaths(db, input.parcours, errors);
  const telephone = toE164(input.telephone, input.pays_residence);
  if (!telephone) errors.telephone = [phoneRefused];
  const asked = input.profession_id ?? input.profession ?? null;
  const profession = asked === null ? null : await categoriesRepository.named(db, asked);
  if (profession === undefined) errors.profession = [notOffered];
  mustBeValid(errors);
  return { telephone, professionId: profession?.id ?? null };
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

const references = { id_diplome: diplomas, id_esgis: campuses, id_filiere: fields } as const;

/** Errors of unknown references, by row: `parcours.2.id_diplome`. */
async function checkPaths(
  db: DbOrTx,
  rows: Profile['parcours'],
  errors: FieldErrors,
): Promise<void> {
  for (const field of ['id_diplome', 'id_esgis', 'id_filiere'] as const) {
    const { id } = references[field];
    const asked = rows.map((row) => row[field]);
    const found = await db.select({ id }).from(references[field]).where(inArray(id, asked));
    const known = new Set(found.map((row) => row.id));
    asked.forEach((value, index) => {
      if (!known.has(value)) errors[`parcours.${index}.${field}`] = [notOffered];
    });
  }
  await checkFieldsOfDiplomas(db, rows, errors);
}

/** Errors of a filière of another diploma, by row; unknown ones are reported already. */
async function checkFieldsOfDiplomas(
  db: DbOrTx,
  rows: Profile['parcours'],
  errors: FieldErrors,
): Promise<void> {
  const { diplomeId, filiereId } = diplomaFields;
  const asked = rows.map((row) => row.id_diplome);
  const offered = await db
    .select({ diplomeId, filiereId })
    .from(diplomaFields)
    .where(inArray(diplomeId, asked));
  const pairs = new Set(offered.map((pair) => `${pair.diplomeId} ${pair.filiereId}`));
  rows.forEach(({ id_diplome, id_filiere }, index) => {
    const [diploma, field] = [`parcours.${index}.id_diplome`, `parcours.${index}.id_filiere`];
    if (errors[diploma] || errors[field] || pairs.has(`${id_diplome} ${id_filiere}`)) return;
    errors[field] = [fieldOfAnother];
  });
}
