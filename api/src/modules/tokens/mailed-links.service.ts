import type { MailedLinkInput, MailedLinkKind } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Person, TokenKind } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { maySignIn } from '../auth/auth.policy';
import { tokensRepository } from './tokens.repository';

const kindsOf: Record<MailedLinkKind, readonly TokenKind[]> = {
  creation: ['creation'],
  reset: ['reset'],
  deletion: ['deletion'],
  social: ['google_link', 'facebook_link'],
  email_undo: ['email_undo'],
  summary_stop: ['summary_stop'],
  profile_confirm: ['profile_confirm'],
};

/** A check costs no password hash, so it has a higher limit. */
const readingsPerTry = 5;

/** Whether a link would work now, by the rules of its call. Does not use it. */
export async function checkMailedLink(
  { config, db, throttles }: AppContext,
  ip: string,
  { kind, token }: MailedLinkInput,
): Promise<boolean> {
  const { isOver, retryAfter } = await throttles.count({
    name: 'mailed-link:ip',
    of: ip,
    limit: config.THROTTLE_RESET_IP * readingsPerTry,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  for (const tokenKind of kindsOf[kind]) {
    const link = await tokensRepository.findLive(db, tokenKind, token);
    if (link) return mayUse(kind, link.person, link.email);
  }
  return false;
}

function mayUse(kind: MailedLinkKind, person: Person, email: string): boolean {
  // The address of these may be an old one.
  if (kind === 'email_undo' || kind === 'summary_stop') return person.anonymisedAt === null;
  if (person.email !== email) return false;
  return kind === 'deletion' ? !person.deletionRequestedAt : maySignIn(person);
}
