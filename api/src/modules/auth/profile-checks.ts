import type { z } from 'zod';
import { texts, type CompleteProfileInput } from '@alumni/shared-contract';
import { countries } from '@alumni/shared-contract/countries';
import type { FieldErrors } from '../../platform/errors';
import { toE164 } from '../alumni/phone';

type Form = z.output<typeof CompleteProfileInput>;

export interface ReferentToSave {
  name: string;
  email: string | null;
  phoneNumber: string;
}

export const phoneRefused = texts.phoneRefused;
const youngest = 15;
const countryNames = new Set(countries.map((country) => country.nom_fr_fr));

/** Checks that a country is one of the 241. */
export function checkCountries(
  form: { nationalite?: string | null | undefined; pays_residence?: string | null | undefined },
  errors: FieldErrors,
): void {
  for (const field of ['nationalite', 'pays_residence'] as const) {
    const name = form[field];
    if (name && !countryNames.has(name)) errors[field] = ['Choisissez un pays de la liste.'];
  }
}

export function checkBirthDate(birthDate: string, errors: FieldErrors, today = new Date()): void {
  const limit = new Date(today);
  limit.setUTCFullYear(today.getUTCFullYear() - youngest);
  if (birthDate > limit.toISOString().slice(0, 10)) {
    errors.birth_date = [`Vous devez avoir au moins ${youngest} ans.`];
  }
  if (birthDate < '1900-01-01') errors.birth_date = ['Cette date n’est pas valide.'];
}

/** Checks for three different people, other than the person: by phone and e-mail. */
export function checkReferents(
  form: Pick<Form, 'referents' | 'pays_residence'>,
  oneself: { email: string; telephone: string | null },
  errors: FieldErrors,
): ReferentToSave[] {
  const phones = new Set<string>();
  const emails = new Set<string>();
  return form.referents.map(({ name, email, phone_number }, index) => {
    const refuse = (field: string, message: string) => {
      errors[`referents.${index}.${field}`] = [message];
    };
    const phone = toE164(phone_number, form.pays_residence);
    if (!phone) refuse('phone_number', phoneRefused);
    else if (phone === oneself.telephone)
      refuse('phone_number', 'Indiquez quelqu’un d’autre que vous.');
    else if (phones.has(phone)) refuse('phone_number', 'Ce camarade est déjà indiqué.');
    if (email && email === oneself.email) refuse('email', 'Indiquez quelqu’un d’autre que vous.');
    else if (email && emails.has(email)) refuse('email', 'Ce camarade est déjà indiqué.');
    if (phone) phones.add(phone);
    if (email) emails.add(email);
    return { name, email: email || null, phoneNumber: phone ?? '' };
  });
}
