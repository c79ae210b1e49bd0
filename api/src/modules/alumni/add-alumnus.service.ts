import type { z } from 'zod';
import type { StudentInput } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import {
  fieldError,
  isUniqueViolation,
  mustBeValid,
  type FieldErrors,
} from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { toE164 } from './phone';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { checkCountries, phoneRefused } from '../auth/profile-checks';
import { categoriesRepository } from '../categories/categories.repository';
import { sendCreationLink } from '../passwords/send-creation-link';
import { refreshPersonFacts } from './person-facts.repository';
import { profileRepository } from './profile.repository';
import { notOffered } from './profile.service';

type Student = z.output<typeof StudentInput>;

/** Adds an alumnus and mails a link to choose a password. */
export async function addAlumnus(context: AppContext, viewer: Viewer, input: Student) {
  try {
    await context.db.transaction(async (tx) => {
      const person = await personFrom(tx, input);
      const id = await profileRepository.insert(tx, person);
      await refreshPersonFacts(tx, [id]);
      await sendCreationLink(context, tx, { ...person, id });
      await recordAudit(tx, viewer, {
        action: 'alumnus.create',
        targetType: 'person',
        targetId: id,
        details: change(null, auditedPerson(person)),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'people_email_key')) throw error;
    throw fieldError('email', 'Cette adresse e-mail est déjà utilisée.');
  }
}

async function personFrom(tx: Tx, input: Student) {
  const { telephone: typed, pays_residence: country, profession: asked } = input;
  const errors: FieldErrors = {};
  checkCountries(input, errors);
  const telephone = typed ? toE164(typed, country) : null;
  if (typed && !telephone) errors.telephone = [phoneRefused];
  const profession = asked ? await categoriesRepository.named(tx, asked) : null;
  if (profession === undefined) errors.profession = [notOffered];
  mustBeValid(errors);
  return {
    nom: input.nom,
    prenoms: input.prenoms,
    email: input.email,
    telephone,
    nationalite: input.nationalite || null,
    paysResidence: country || null,
    ville: input.ville || null,
    professionId: profession?.id ?? null,
    employeur: input.employeur || null,
    sexe: input.sexe ?? null,
  };
}
