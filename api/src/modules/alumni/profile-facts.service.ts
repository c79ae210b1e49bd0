import type { ProfileFactsInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Db } from '../../platform/db/open-database';
import { found, mustBeValid, type FieldErrors } from '../../platform/errors';
import { checkCountries, phoneRefused } from '../auth/profile-checks';
import { categoriesRepository } from '../categories/categories.repository';
import { refreshPersonFacts } from './person-facts.repository';
import { toE164 } from './phone';
import { profileRepository } from './profile.repository';
import { notOffered } from './profile.service';

/**
 * Saves some facts of a person, one tap each; the others stay.
 * @throws ApiError `invalid` with every field to correct
 */
export async function saveFacts(
  db: Db,
  personId: number,
  input: z.output<typeof ProfileFactsInput>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = found(await profileRepository.lock(tx, personId));
    const { telephone: typed, profession_id: professionId, ...facts } = input;
    const errors: FieldErrors = {};
    checkCountries(facts, errors);
    const telephone = typed && toE164(typed, facts.pays_residence ?? person.paysResidence);
    if (typed && !telephone) errors.telephone = [phoneRefused];
    if (professionId && !(await categoriesRepository.named(tx, professionId))) {
      errors.profession_id = [notOffered];
    }
    mustBeValid(errors);
    await profileRepository.update(tx, personId, {
      ...(facts.nationalite && { nationalite: facts.nationalite }),
      ...(facts.pays_residence && { paysResidence: facts.pays_residence }),
      ...(facts.ville && { ville: facts.ville }),
      ...(facts.employeur && { employeur: facts.employeur }),
      ...(facts.sexe && { sexe: facts.sexe }),
      ...(facts.biographie && { biographie: facts.biographie }),
      ...(telephone && { telephone }),
      ...(professionId && { professionId }),
      // A refused sign-up waits again once it is corrected.
      refusedAt: null,
    });
    await refreshPersonFacts(tx, [personId]);
  });
}
