import {
  isJobSeeker,
  referentSlots,
  type CompleteProfileInput,
  type CurrentUser,
} from '@alumni/shared-contract';
import type { Profession } from '../../api/reference';
import type { SignupDraft } from '../../components/signup-draft';

/** Form values, as the API takes them. */
export type ProfileForm = CompleteProfileInput;

/** Known values of the person, overridden by the draft. */
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

/** Whether the chosen profession is that of a job seeker. */
export function seeksWork(
  professions: readonly Profession[],
  profession: ProfileForm['profession'],
): boolean {
  const chosen = professions.find(({ value }) => value === profession);
  return chosen !== undefined && isJobSeeker(chosen.label);
}

/** Do not send a hidden employer: a job seeker may have typed one before choosing. */
export function inputOf(
  values: ProfileForm,
  professions: readonly Profession[],
): CompleteProfileInput {
  return seeksWork(professions, values.profession) ? { ...values, employeur: undefined } : values;
}
