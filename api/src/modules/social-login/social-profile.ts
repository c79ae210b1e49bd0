import { Email, Name, type SocialProvider } from '@alumni/shared-contract';
import { z } from 'zod';

/** Profile from a provider. */
export interface SocialProfile {
  provider: SocialProvider;
  /** The account's id at the provider, the only key for later logins. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  nom: string;
  prenoms: string;
}

const text = z.string().optional().catch(undefined);
const Claims = z.object({
  subject: z.string().min(1).max(255),
  email: Email.nullish().catch(null),
  isEmailVerified: z.boolean().default(false).catch(false),
  familyName: text,
  givenName: text,
  fullName: text,
});

/**
 * Cleans the provider's data: names cut to the database's limits, invalid addresses dropped. The
 * person corrects their names at finish_register.
 * @throws ZodError when the account has no id
 */
export function readProfile(
  provider: SocialProvider,
  claims: { [Claim in keyof z.input<typeof Claims>]: unknown },
): SocialProfile {
  const { subject, email, isEmailVerified, ...names } = Claims.parse(claims);
  const prenoms = cleanName(names.givenName) || cleanName(names.fullName) || 'Prénom';
  const nom = cleanName(names.familyName) || cleanName(names.fullName) || 'Nom';
  return {
    provider,
    subject,
    email: email ?? null,
    isEmailVerified: isEmailVerified && Boolean(email),
    nom,
    prenoms,
  };
}

/** @returns an empty text for a name that a form would refuse */
function cleanName(name = ''): string {
  const letters = [...name.replace(hidden, ' ').replace(/\s+/g, ' ').trim()];
  return Name.safeParse(letters.slice(0, 100).join('')).data ?? '';
}

/** All of \p{C} but the joiners, which some scripts need inside words. */
const hidden = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu;
