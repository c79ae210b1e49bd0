import { setTimeout as pause } from 'node:timers/promises';
import {
  texts,
  type DeletionConfirmInput,
  type DeletionRequestInput,
} from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../context';
import { ApiError, fieldError } from '../../errors';
import { countAttempt } from '../../http/throttle';
import { deletionLinkMail } from '../../mail/templates/deletion-link-mail';
import { mustNotBeLast } from '../administrators/administrators.policy';
import { administratorsRepository } from '../administrators/administrators.repository';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { startDeletion } from './start-deletion';

/**
 * Mails who cannot sign in, or has no password, the link that deletes their account. Whoever asks
 * learns nothing: an unknown address, one already leaving and one asked for too often answer
 * alike, after the same time.
 */
export async function requestDeletion(
  context: AppContext,
  ip: string,
  { email }: z.output<typeof DeletionRequestInput>,
): Promise<void> {
  await throttle(context, ip);
  await Promise.all([sendLink(context, email), pause(context.config.RESET_ANSWER_MS)]);
}

async function sendLink({ config, db, outbox }: AppContext, email: string): Promise<void> {
  const { isOver } = await countAttempt(db, {
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

/** @throws ApiError under `token` for a link that is used, out of date, or of an address left since */
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

/** A guest may neither ask nor try links without end. */
async function throttle({ config, db }: AppContext, ip: string): Promise<void> {
  const { isOver, retryAfter } = await countAttempt(db, {
    name: 'deletion:ip',
    of: ip,
    limit: config.THROTTLE_RESET_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}
