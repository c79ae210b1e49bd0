import { setTimeout as pause } from 'node:timers/promises';
import { texts, type ResetApplyInput, type ResetRequestInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { resetMail } from '../../platform/mail/templates/reset-mail';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { applyPasswordLink } from './apply-password-link';

/**
 * Mails a reset link to an account that may sign in. The answer and its timing are the same for
 * unknown addresses, disabled accounts and too many requests.
 */
export async function requestReset(
  context: AppContext,
  ip: string,
  { email }: z.output<typeof ResetRequestInput>,
): Promise<void> {
  const { config, throttles } = context;
  const windowSeconds = config.THROTTLE_WINDOW;
  const byIp = { name: 'reset:ip', of: ip, limit: config.THROTTLE_RESET_IP, windowSeconds };
  const { isOver, retryAfter } = await throttles.count(byIp);
  if (isOver) throw new ApiError('throttled', { retryAfter });
  await Promise.all([sendLink(context, email), pause(config.RESET_ANSWER_MS)]);
}

async function sendLink(context: AppContext, email: string): Promise<void> {
  const { config, db, outbox, throttles } = context;
  const limit = config.THROTTLE_MAIL_ACCOUNT;
  const windowSeconds = config.THROTTLE_WINDOW;
  const { isOver } = await throttles.count({
    name: 'reset:account',
    of: email,
    limit,
    windowSeconds,
  });
  const person = await authRepository.findByEmail(db, email);
  if (isOver || !person || !maySignIn(person) || person.anonymisedAt) return;
  await db.transaction(async (tx) => {
    const token = await tokensRepository.issue(tx, {
      kind: 'reset',
      personId: person.id,
      email: person.email,
      lifeSeconds: config.RESET_TOKEN_LIFE,
    });
    await outbox.queue(tx, resetMail(config, person, token));
  });
}

/** Each attempt costs a hash: limit a guest's attempts. */
export async function throttleLinks({ config, throttles }: AppContext, ip: string): Promise<void> {
  const { isOver, retryAfter } = await throttles.count({
    name: 'password-link:ip',
    of: ip,
    limit: config.THROTTLE_RESET_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}

/**
 * A link used with another address stays valid: a typing error must not cost the link.
 * @throws ApiError under `email` for another address, under `token` for a link that is used or
 *   expired
 */
export async function applyReset(
  context: AppContext,
  { email, token, password }: z.output<typeof ResetApplyInput>,
): Promise<void> {
  const link = await tokensRepository.findLive(context.db, 'reset', token);
  if (link && link.email !== email) {
    throw fieldError('email', 'Ce lien n’a pas été envoyé à cette adresse.');
  }
  const isUsed = await applyPasswordLink(context, { kind: 'reset', token, password, email });
  if (!isUsed) throw fieldError('token', texts.resetLinkInvalid);
}
