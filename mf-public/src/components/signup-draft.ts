import { dropOwn, keepOwn, readOwn } from '@alumni/shared-auth';
import type { CompleteProfileInput } from '@alumni/shared-contract';

export type SignupDraft = Partial<CompleteProfileInput>;

const key = 'signup-draft';
const days = 7;

/**
 * What a person has typed of the second half of the sign-up: kept until it is sent or they log out,
 * and shown to nobody but the owner of that e-mail.
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
 * The profession of the card that led here, for who leaves to sign up by a provider: their e-mail is
 * not known yet. This tab alone keeps it; undefined forgets the one before.
 */
export function keepProfession(id: number | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(professionKey);
    else sessionStorage.setItem(professionKey, String(id));
  } catch {
    // Storage that is switched off costs one choice.
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
