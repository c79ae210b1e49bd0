import type { SocialProvider } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { socialLinkedMail } from '../../platform/mail/templates/social-linked-mail';
import { authRepository } from '../auth/auth.repository';
import { socialAccountsRepository } from './social-accounts.repository';
import type { SocialProfile } from './social-profile';
import { SocialRefusal } from './social-refusal';

/** The page that shows the linked accounts. */
const ownPage = '/admin/my-data';

/** Where a link from the page ends: done, or with the reason. */
export const linkPage = (
  result: { linked: SocialProvider } | { social: SocialRefusal['outcome'] },
): string => `${ownPage}?${new URLSearchParams(result).toString()}`;

/**
 * Links the account that signed in at the provider to the person who asked for it in this session,
 * whatever its address; it replaces their other one of this provider. A mail informs the person.
 * @param personId who began the flow
 * @throws SocialRefusal `expired` when somebody else, or nobody, is signed in by now, `taken` for
 *   the account of another person
 */
export async function linkHere(
  { config, db, outbox }: AppContext,
  request: FastifyRequest,
  { personId, profile }: { personId: number; profile: SocialProfile },
): Promise<void> {
  if (request.viewer?.id !== personId) throw new SocialRefusal('expired');
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, personId);
    if (!person) throw new ApiError('session_required');
    const owner = await socialAccountsRepository.ownerOf(tx, profile);
    if (owner === personId) return;
    if (owner !== undefined) throw new SocialRefusal('taken');
    const { provider, subject } = profile;
    await socialAccountsRepository.link(tx, personId, { provider, subject });
    await outbox.queue(tx, socialLinkedMail(config, person, provider));
  });
}
