import type { TokenKind } from '../../db/schema';
import type { Db } from '../../db/open-database';
import { sessionsRepository } from '../../http/sessions.repository';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { hashPassword } from '../auth/passwords';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';
import { tokensRepository } from '../tokens/tokens.repository';

interface PasswordLink {
  kind: Extract<TokenKind, 'reset' | 'creation'>;
  token: string;
  password: string;
  /** The address the page was opened with, when it says one. */
  email?: string;
}

/**
 * Sets a password by a mailed link, which also proves the address. Every session of the person
 * ends, and every other link they hold dies.
 * @returns false for a link that is used, out of date or somebody else's; it is then used up
 */
export async function applyPasswordLink(db: Db, link: PasswordLink): Promise<boolean> {
  // Outside the transaction, and before the token is looked at: the same work for every link.
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
    // Whoever came by a provider with this address, unproved, may have been somebody else.
    if (!person.emailVerifiedAt) await socialAccountsRepository.deleteOf(tx, person.id);
    await sessionsRepository.deleteOf(tx, person.id);
    await tokensRepository.voidAll(tx, person.id);
    return true;
  });
}
