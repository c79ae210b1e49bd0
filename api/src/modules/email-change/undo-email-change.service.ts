import { texts, type EmailConfirmInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError, isUniqueViolation } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import { resetMail } from '../../platform/mail/templates/reset-mail';
import { authRepository } from '../auth/auth.repository';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';
import { tokensRepository } from '../tokens/tokens.repository';

/**
 * Cancels or undoes a change of address, by the link mailed to the old one. The person who
 * asked for the change may know the password and hold sessions: they end, and a new password is asked for.
 * @throws ApiError under `token` for a link that is used or expired, or whose address belongs to
 *   another account by now
 */
export async function undoEmailChange(
  context: AppContext,
  { token }: z.output<typeof EmailConfirmInput>,
): Promise<void> {
  const isUndone = await context.db
    .transaction((tx) => undo(context, tx, token))
    .catch((error: unknown) => {
      // Somebody signed up with the address at the same time.
      if (isUniqueViolation(error, 'people_email_key')) throw addressTaken();
      throw error;
    });
  if (!isUndone) throw fieldError('token', texts.emailUndoInvalid);
}

async function undo(context: AppContext, tx: Tx, token: string): Promise<boolean> {
  const link = await tokensRepository.consume(tx, 'email_undo', token);
  const person = link && (await authRepository.lock(tx, link.personId));
  if (!person || person.anonymisedAt) return false;
  const holder = await authRepository.findByEmail(tx, link.email);
  if (holder && holder.id !== person.id) throw addressTaken();
  await secure(context, tx, { ...person, email: link.email });
  await tokensRepository.voidLaterUndos(tx, link);
  return true;
}

/** Ends all access to the account: sessions, password, links, provider accounts. */
async function secure({ config, outbox }: AppContext, tx: Tx, person: Person): Promise<void> {
  await authRepository.update(tx, person.id, {
    email: person.email,
    emailVerifiedAt: new Date(),
    passwordHash: null,
  });
  await sessionsRepository.deleteOf(tx, person.id);
  await tokensRepository.voidAll(tx, person.id);
  await socialAccountsRepository.deleteOf(tx, person.id);
  if (person.isActivate === 0) return;
  const token = await tokensRepository.issue(tx, {
    kind: 'reset',
    personId: person.id,
    email: person.email,
    lifeSeconds: config.RESET_TOKEN_LIFE,
  });
  await outbox.queue(tx, resetMail(config, person, token));
}

const addressTaken = () => new ApiError('conflict', { message: texts.emailUndoTaken });
