import { setTimeout as pause } from 'node:timers/promises';
import { texts, type ResetApplyInput, type ResetRequestInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../context';
import { ApiError, fieldError } from '../../errors';
import { countAttempt } from '../../http/throttle';
import { resetMail } from '../../mail/templates/reset-mail';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { applyPasswordLink } from './apply-password-link';

/**
 * Mails a reset link to an account that may sign in. Whoever asks learns nothing: an unknown address, a
 * disabled account and one asked for too often answer alike, after the same time.
 */
export async function requestReset(
  context: AppContext,
  ip: string,
  { email }: z.output<typeof ResetRequestInput>,
): Promise<void> {
  const { config, db } = context;
  const windowSeconds = config.THROTTLE_WINDOW;
  const byIp = { name: 'reset:ip', of: ip, limit: config.THROTTLE_RESET_IP, windowSeconds };
  const { isOver, retryAfter } = await countAttempt(db, byIp);
  if (isOver) throw new ApiError('throttled', { retryAfter });
  await Promise.all([sendLink(context, email), pause(config.RESET_ANSWER_MS)]);
}

async function sendLink(context: AppContext, email: string): Promise<void> {
  const { config, db, outbox } = context;
  const limit = config.THROTTLE_MAIL_ACCOUNT;
  const windowSeconds = config.THROTTLE_WINDOW;
  const { isOver } = await countAttempt(db, {
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

/** Trying links costs a hash each: a guest may not do it without end. */
export async function throttleLinks({ config, db }: AppContext, ip: string): Promise<void> {
  const { isOver, retryAfter } = await countAttempt(db, {
    name: 'password-link:ip',
    of: ip,
    limit: config.THROTTLE_RESET_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}

/**
 * A link opened with another address than its own stays good: a slip in a typed address costs no link.
 * @throws ApiError under `email` for another address, under `token` for a link that is used or out of date
 */
export async function applyReset(
  { db }: AppContext,
  { email, token, password }: z.output<typeof ResetApplyInput>,
): Promise<void> {
  const link = await tokensRepository.findLive(db, 'reset', token);
  if (link && link.email !== email) {
    throw fieldError('email', 'Ce lien n’a pas été envoyé à cette adresse.');
  }
  const isUsed = await applyPasswordLink(db, { kind: 'reset', token, password, email });
  if (!isUsed) throw fieldError('token', texts.resetLinkInvalid);
}
