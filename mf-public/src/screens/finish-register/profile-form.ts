import {
  isJobSeeker,
  referentSlots,
  type CompleteProfileInput,
  type CurrentUser,
} from '@alumni/shared-contract';
import type { Profession } from '../../api/reference';
import type { SignupDraft } from '../../components/signup-draft';

/** The form holds what the call takes. */
export type ProfileForm = CompleteProfileInput;

/** What is known of the person, under what was typed before. */
export function startingValues(user: CurrentUser, draft: SignupDraft): Partial<ProfileForm> {
  return {
    nom: user.nom,
    prenoms: user.prenoms,
    pays_residence: user.pays_residence ?? undefined,
    sexe: user.sexe ?? undefined,
    referents: Array.from({ length: referentSlots }, () => ({ name: '', phone_number: '' })),
    ...draft,
  };
}

/** Whether the profession chosen is that of a person who looks for work. */
export function seeksWork(
  professions: readonly Profession[],
  profession: ProfileForm['profession'],
): boolean {
  const chosen = professions.find(({ value }) => value === profession);
  return chosen !== undefined && isJobSeeker(chosen.label);
}

/** A hidden employer is not sent: a job seeker may have typed one before choosing. */
export function inputOf(
  values: ProfileForm,
  professions: readonly Profession[],
): CompleteProfileInput {
  return seeksWork(professions, values.profession) ? { ...values, employeur: undefined } : values;
}
