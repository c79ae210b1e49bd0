import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { socialUnlinkMail } from '../../platform/mail/templates/social-unlink-mail';
import { authRepository } from '../auth/auth.repository';
import { socialAccountsRepository } from './social-accounts.repository';

/**
 * Ends the sign-in through this provider; a mail informs the person.
 * @throws ApiError `not_found` without such a link, `conflict` when it is the only way to sign in
 */
export async function unlinkAccount(
  { config, db, outbox }: AppContext,
  viewer: Viewer,
  provider: SocialProvider,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, viewer.id);
    if (!person) throw new ApiError('session_required');
    const linked = await socialAccountsRepository.providersOf(tx, person.id);
    if (!linked.includes(provider)) throw new ApiError('not_found');
    if (!person.passwordHash && linked.length === 1) throw lastWayIn(provider);
    await socialAccountsRepository.unlink(tx, person.id, provider);
    await outbox.queue(tx, socialUnlinkMail(config, person, provider));
  });
}

const lastWayIn = (provider: SocialProvider) =>
  new ApiError('conflict', {
    message: `Votre compte ${socialProviderNames[provider]} est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, par « Mot de passe oublié ».`,
  });
