import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { openSession } from '../../http/sessions';
import { cancelDeletion } from '../account-deletion/cancel-deletion';
import { isLeaving, maySignIn } from './auth.policy';
import { authRepository } from './auth.repository';

/**
 * Opens a session for a person who has passed every step of the sign-in. Cancels a pending deletion
 * (rule 23).
 * @param person as locked in this transaction
 * @returns the session's id, for `sendSession` after the commit
 * @throws ApiError `login_refused` for a closed account
 */
export async function enter(
  context: AppContext,
  tx: Tx,
  request: FastifyRequest,
  person: Person,
): Promise<string> {
  if (!maySignIn(person)) throw new ApiError('login_refused');
  if (isLeaving(person)) await cancelDeletion(context, tx, person);
  if (person.imported === 1) await authRepository.ownImported(tx, person.id);
  await authRepository.countLogin(tx, person.id);
  return openSession(tx, request, person.id);
}
