import { setTimeout as pause } from 'node:timers/promises';
import {
  texts,
  type DeletionConfirmInput,
  type DeletionRequestInput,
} from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { deletionLinkMail } from '../../platform/mail/templates/deletion-link-mail';
import { mustNotBeLast } from '../administrators/administrators.policy';
import { administratorsRepository } from '../administrators/administrators.repository';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { startDeletion } from './start-deletion';

/**
 * Mails a deletion link to a person who cannot sign in, or has no password. The answer and its
 * timing are the same for unknown addresses, accounts already being deleted and too many requests.
 */
export async function requestDeletion(
  context: AppContext,
  ip: string,
  { email }: z.output<typeof DeletionRequestInput>,
): Promise<void> {
  await throttle(context, ip);
  await Promise.all([sendLink(context, email), pause(context.config.RESET_ANSWER_MS)]);
}

async function sendLink(
  { config, db, outbox, throttles }: AppContext,
  email: string,
): Promise<void> {
  const { isOver } = await throttles.count({
    name: 'deletion-request:account',
    of: email,
    limit: config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  const person = await authRepository.findByEmail(db, email);
  if (isOver || !person || person.deletionRequestedAt || person.anonymisedAt) return;
  await db.transaction(async (tx) => {
    const token = await tokensRepository.issue(tx, {
      kind: 'deletion',
      personId: person.id,
      email: person.email,
      lifeSeconds: config.DELETION_TOKEN_LIFE,
    });
    await outbox.queue(tx, deletionLinkMail(config, person, token));
  });
}

/**
 * @throws ApiError under `token` for a link that is used, expired, or of an address changed since
 */
export async function confirmDeletion(
  context: AppContext,
  ip: string,
  { token }: z.output<typeof DeletionConfirmInput>,
): Promise<void> {
  await throttle(context, ip);
  const isDeleted = await context.db.transaction(async (tx) => {
    const administrators = await administratorsRepository.lockActive(tx);
    const link = await tokensRepository.consume(tx, 'deletion', token);
    const person = link && (await authRepository.lock(tx, link.personId));
    if (!person || person.deletionRequestedAt || person.email !== link.email) return false;
    mustNotBeLast(person, administrators);
    await startDeletion(context, tx, person, 'owner');
    return true;
  });
  if (!isDeleted) throw fieldError('token', texts.deletionLinkInvalid);
}

/** Limits requests and attempts of a guest. */
async function throttle({ config, throttles }: AppContext, ip: string): Promise<void> {
  const { isOver, retryAfter } = await throttles.count({
    name: 'deletion:ip',
    of: ip,
    limit: config.THROTTLE_RESET_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}
