import type { Tx } from '../../db/open-database';
import type { Person } from '../../db/schema';
import { sessionsRepository } from '../../http/sessions.repository';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { socialAccountsRepository } from './social-accounts.repository';
import { isUnproved } from './social-login.policy';
import type { SocialProfile } from './social-profile';

/**
 * Lets a provider's account open a person's session, once the address is proved to be theirs. What
 * was set before that proof goes: whoever signed up with the address may have been somebody else.
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
