import type { CompleteProfileInput } from '@alumni/shared-contract';

export type SignupDraft = Partial<CompleteProfileInput>;

const key = 'signup-draft';

/**
 * What a person has typed of the second half of the sign-up: kept until it is sent, in this tab
 * only (computers are shared), and shown to nobody but the owner of that e-mail.
 */
export function readDraft(email: string): SignupDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      email?: string;
      values?: SignupDraft;
    };
    return kept.email === email.toLowerCase() ? (kept.values ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepDraft(email: string, values: SignupDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email: email.toLowerCase(), values }));
  } catch {
    // Storage that is full or switched off costs the draft, nothing else.
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(key);
}
