import type { Person } from '../../platform/db/schema';
import type { SocialProfile } from './social-profile';

/**
 * Whether a first login may link by e-mail address alone. Not for Facebook, which does not verify
 * addresses; nor for a second account of the same provider.
 */
export function mayLinkAtOnce(profile: SocialProfile, otherSubject: string | undefined): boolean {
  return profile.provider === 'google' && profile.isEmailVerified && !otherSubject;
}

/** An unverified address may have been typed by somebody else: its credentials are removed. */
export function isUnproved(person: Pick<Person, 'emailVerifiedAt'>): boolean {
  return person.emailVerifiedAt === null;
}
