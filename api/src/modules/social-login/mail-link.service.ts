import { socialProviders, texts, type SocialConfirmInput } from '@alumni/shared-contract';
import type { SocialProvider } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person, TokenKind } from '../../platform/db/schema';
import { fieldError } from '../../platform/errors';
import { socialLinkMail } from '../../platform/mail/templates/social-link-mail';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { linkAccount } from './link-account';
import { socialAccountsRepository } from './social-accounts.repository';
import type { SocialProfile } from './social-profile';

const tokenKinds: Record<SocialProvider, TokenKind> = {
  google: 'google_link',
  facebook: 'facebook_link',
};

/**
 * Asks the holder of an address, by mail, whether a provider account is theirs. The answer is the
 * same for a disabled account and after too many requests.
 */
export async function askByMail(
  context: AppContext,
  holder: Pick<Person, 'id' | 'email'>,
  profile: SocialProfile,
): Promise<void> {
  const { config, db, outbox, throttles } = context;
  const { isOver } = await throttles.count({
    name: 'social-link:account',
    of: String(holder.id),
    limit: config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) return;
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, holder.id);
    if (!person || person.email !== holder.email || !maySignIn(person)) return;
    const { provider, subject } = profile;
    await socialAccountsRepository.keepWaiting(tx, person.id, { provider, subject });
    const token = await tokensRepository.issue(tx, {
      kind: tokenKinds[provider],
      personId: person.id,
      email: person.email,
      lifeSeconds: config.SOCIAL_LINK_TOKEN_LIFE,
    });
    await outbox.queue(tx, socialLinkMail(config, person, profile, token));
  });
}

/** @throws ApiError under `token` for a link that is used, expired, or of a closed account */
export async function confirmLink(
  { db }: AppContext,
  { token }: z.output<typeof SocialConfirmInput>,
): Promise<void> {
  const isLinked = await db.transaction((tx) => applyLink(tx, token));
  if (!isLinked) throw fieldError('token', texts.socialLinkInvalid);
}

async function applyLink(tx: Tx, token: string): Promise<boolean> {
  for (const provider of socialProviders) {
    const link = await tokensRepository.consume(tx, tokenKinds[provider], token);
    if (!link) continue;
    const person = await authRepository.lock(tx, link.personId);
    if (!person || person.email !== link.email || !maySignIn(person)) return false;
    const subject = await socialAccountsRepository.subjectOf(tx, person.id, provider, 'waiting');
    if (!subject) return false;
    await linkAccount(tx, person, { provider, subject });
    return true;
  }
  return false;
}
