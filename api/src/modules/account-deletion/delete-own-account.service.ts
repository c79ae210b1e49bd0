import type { AccountDeleteInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { mustNotBeLast } from '../administrators/administrators.policy';
import { administratorsRepository } from '../administrators/administrators.repository';
import { authRepository } from '../auth/auth.repository';
import { countOwnAttempt, mustKnowPassword } from '../auth/own-password';
import { startDeletion } from './start-deletion';

/**
 * Deletes the account of the signed-in person, confirmed by the password.
 * @throws ApiError under `password`; people without one use a mailed link
 */
export async function deleteOwnAccount(
  context: AppContext,
  viewer: Viewer,
  { password }: z.output<typeof AccountDeleteInput>,
): Promise<void> {
  const { db, throttles } = context;
  const attempts = await countOwnAttempt(context, viewer, 'deletion:account');
  const person = await authRepository.find(db, viewer.id);
  if (!person) throw new ApiError('session_required');
  await mustKnow(person, password);
  await db.transaction(async (tx) => {
    const administrators = await administratorsRepository.lockActive(tx);
    const current = await authRepository.lock(tx, viewer.id);
    // Changed during the check, or deleted by a second click.
    if (current?.passwordHash !== person.passwordHash || current.deletionRequestedAt) {
      throw new ApiError('conflict');
    }
    mustNotBeLast(current, administrators);
    await startDeletion(context, tx, current, 'owner');
  });
  await throttles.forget(attempts);
}

async function mustKnow({ passwordHash }: Person, password: string): Promise<void> {
  if (!passwordHash) {
    throw fieldError(
      'password',
      'Votre compte est sans mot de passe : demandez un lien par email.',
    );
  }
  await mustKnowPassword(passwordHash, password);
}
