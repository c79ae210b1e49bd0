import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/read-config';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { sendSession } from '../../http/sessions';
import { beginSecondStep, sendPending } from '../second-factor/pending-sign-in';
import { maySignIn } from './auth.policy';
import { enter } from './enter';

/** A session, or a sign-in that waits for its second step. */
export type Admission = { sessionId: string } | { pendingId: string };

/**
 * Opens a session for a person authenticated by a password or a provider, or begins the second step
 * if they have a second factor.
 * @param person as locked in this transaction
 * @returns for `sendAdmission` after the commit
 * @throws ApiError `login_refused` for a closed account
 */
export async function admit(
  context: AppContext,
  tx: Tx,
  request: FastifyRequest,
  person: Person,
): Promise<Admission> {
  if (!maySignIn(person)) throw new ApiError('login_refused');
  const pendingId = await beginSecondStep(context, tx, request, person.id);
  if (pendingId) return { pendingId };
  return { sessionId: await enter(context, tx, request, person) };
}

/** @returns whether the person is signed in; false: the second step is still to come */
export function sendAdmission(reply: FastifyReply, config: Config, admission: Admission): boolean {
  if ('pendingId' in admission) sendPending(reply, config, admission.pendingId);
  else sendSession(reply, config, admission.sessionId);
  return 'sessionId' in admission;
}
