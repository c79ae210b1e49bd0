import type { Person } from '../../db/schema';
import type { SocialProfile } from './social-profile';

/**
 * Whether a first login may open an account by the address alone. Facebook never says that an
 * address was proved; a second account of the same provider could be anybody's.
 */
export function mayLinkAtOnce(profile: SocialProfile, otherSubject: string | undefined): boolean {
  return profile.provider === 'google' && profile.isEmailVerified && !otherSubject;
}

/** Whoever typed an address that was never proved may be somebody else: what they set goes. */
export function isUnproved(person: Pick<Person, 'emailVerifiedAt'>): boolean {
  return person.emailVerifiedAt === null;
}
