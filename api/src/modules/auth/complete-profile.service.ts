import type { z } from 'zod';
import { isJobSeeker, texts, type CompleteProfileInput } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { ApiError, type FieldErrors } from '../../platform/errors';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { categoriesRepository } from '../categories/categories.repository';
import { toE164 } from '../alumni/phone';
import { authRepository } from './auth.repository';
import { completeProfileRepository } from './complete-profile.repository';
import { checkCountries, checkBirthDate, checkReferents, phoneRefused } from './profile-checks';

type Form = z.output<typeof CompleteProfileInput>;

/**
 * Saves the second half of the sign-up, with three distinct classmates.
 * @throws ApiError `invalid` with every field to correct
 */
export async function completeProfile(
  { db }: AppContext,
  personId: number,
  form: Form,
): Promise<void> {
  const person = await authRepository.findCurrent(db, personId);
  if (!person) throw new ApiError('session_required');
  const errors: FieldErrors = {};
  checkCountries(form, errors);
  checkBirthDate(form.birth_date, errors);

  const telephone = toE164(form.telephone, form.pays_residence);
  if (!telephone) errors.telephone = [phoneRefused];
  const referents = checkReferents(form, { email: person.email, telephone }, errors);

  const asked = form.profession_id ?? form.profession;
  const category = asked ? await categoriesRepository.named(db, asked) : undefined;
  if (!category) errors.profession = ['Choisissez une des professions proposées.'];
  const isSeeking = category ? isJobSeeker(category.name) : false;
  const employeur = isSeeking ? null : form.employeur || null;
  if (category && !isSeeking && !employeur) errors.employeur = ['Ce champ est obligatoire.'];

  const campuses = await completeProfileRepository.findCampuses(db, form.esgis);
  if (campuses.length < new Set(form.esgis).size) {
    errors.esgis = ['Choisissez parmi les campus proposés.'];
  }
  // People from a provider, or added by staff, have not seen the terms before.
  if (!person.termsAcceptedAt && form.status !== 'accepted') {
    errors.status = [texts.termsRequired];
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', { errors });

  await db.transaction(async (tx) => {
    await authRepository.update(tx, personId, {
      nom: form.nom,
      prenoms: form.prenoms,
      nationalite: form.nationalite,
      paysResidence: form.pays_residence,
      professionId: category?.id ?? null,
      employeur,
      telephone,
      sexe: form.sexe,
      maritalStatus: form.marital_status,
      birthDate: form.birth_date,
      declaredLastGrade: form.last_grade,
      declaredLastGradeYear: form.last_grade_year,
      profileCompletedAt: new Date(),
      confirmedAt: new Date(),
      // A refused sign-up waits again once it is corrected.
      refusedAt: null,
      ...(form.status === 'accepted' && { termsAcceptedAt: new Date() }),
    });
    await completeProfileRepository.replaceCampuses(
      tx,
      personId,
      campuses.map((campus) => campus.id),
    );
    await completeProfileRepository.replaceReferents(tx, personId, referents);
    await refreshPersonFacts(tx, [personId]);
  });
}
