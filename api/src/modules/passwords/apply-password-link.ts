import type { TokenKind } from '../../platform/db/schema';
import type { AppContext } from '../../platform/context';
import { sessionsRepository } from '../../http/sessions.repository';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { hashPassword } from '../auth/passwords';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';
import { secondFactorRepository } from '../second-factor/second-factor.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { mustSuitPerson } from './staff-passwords';

interface PasswordLink {
  kind: Extract<TokenKind, 'reset' | 'creation'>;
  token: string;
  password: string;
  /** Address from the link, if it has one. */
  email?: string;
}

/**
 * Sets a password by a mailed link, which also verifies the address. Ends all sessions and
 * invalidates all other links and remembered browsers of the person; a second factor stays.
 * @returns false for a link that is used, expired or somebody else's; the link is then used up
 * @throws ApiError under `password` when it is too weak for this person; the link stays valid
 */
export async function applyPasswordLink(
  { config, db }: AppContext,
  link: PasswordLink,
): Promise<boolean> {
  const live = await tokensRepository.findLive(db, link.kind, link.token);
  if (live) await mustSuitPerson(config, live.person, link.password);
  // Outside the transaction and before the token is checked: the same time for every link.
  const passwordHash = await hashPassword(link.password);
  return db.transaction(async (tx) => {
    const token = await tokensRepository.consume(tx, link.kind, link.token);
    const person = token && (await authRepository.lock(tx, token.personId));
    const isTheirs =
      person?.email === token?.email && person?.email === (link.email ?? token?.email);
    if (!person || !isTheirs || !maySignIn(person)) return false;
    await authRepository.update(tx, person.id, {
      passwordHash,
      emailVerifiedAt: person.emailVerifiedAt ?? new Date(),
    });
    // A provider linked before the address was verified may belong to somebody else.
    if (!person.emailVerifiedAt) await socialAccountsRepository.deleteOf(tx, person.id);
    await sessionsRepository.deleteOf(tx, person.id);
    await tokensRepository.voidAll(tx, person.id);
    await secondFactorRepository.forgetBrowsers(tx, person.id);
    return true;
  });
}
