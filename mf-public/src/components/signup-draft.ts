import { dropOwn, keepOwn, readOwn } from '@alumni/shared-auth';
import type { CompleteProfileInput } from '@alumni/shared-contract';

export type SignupDraft = Partial<CompleteProfileInput>;

const key = 'signup-draft';
const days = 7;

/**
 * Draft of the second half of the sign-up, stored until it is sent or the person logs out; readable
 * only by the owner of that e-mail address.
 */
export function readDraft(email: string): SignupDraft {
  const kept = readOwn<{ email: string; values: SignupDraft }>(key);
  return kept?.email === email.toLowerCase() ? kept.values : readProfession();
}

export function keepDraft(email: string, values: SignupDraft): void {
  keepOwn(key, { email: email.toLowerCase(), values }, days);
}

export function dropDraft(): void {
  dropOwn(key);
  keepProfession(undefined);
}

const professionKey = 'signup-profession';

/**
 * Profession of the card that led here, kept in this tab while a person leaves to sign up through a
 * provider: their e-mail is not known yet. undefined deletes it.
 */
export function keepProfession(id: number | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(professionKey);
    else sessionStorage.setItem(professionKey, String(id));
  } catch {
    // Storage is disabled: the choice is lost.
  }
}

function readProfession(): SignupDraft {
  try {
    const kept = sessionStorage.getItem(professionKey);
    return kept ? { profession: Number(kept) } : {};
  } catch {
    return {};
  }
}
