import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { sessionsRepository } from '../../http/sessions.repository';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { socialAccountsRepository } from './social-accounts.repository';
import { isUnproved } from './social-login.policy';
import type { SocialProfile } from './social-profile';

/**
 * Links a provider account to a person whose address is verified. Credentials set before the
 * verification are removed: somebody else may have signed up with the address.
 */
export async function linkAccount(
  tx: Tx,
  person: Person,
  account: Pick<SocialProfile, 'provider' | 'subject'>,
): Promise<void> {
  if (isUnproved(person)) {
    await authRepository.update(tx, person.id, { passwordHash: null, emailVerifiedAt: new Date() });
    await sessionsRepository.deleteOf(tx, person.id);
    await tokensRepository.voidAll(tx, person.id);
    await socialAccountsRepository.deleteOf(tx, person.id);
  }
  const { provider, subject } = account;
  await socialAccountsRepository.link(tx, person.id, { provider, subject });
}
