import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { accountKeptMail } from '../../platform/mail/templates/account-kept-mail';
import { authRepository } from '../auth/auth.repository';

/**
 * Cancels a deletion because the owner signed in (rule 23), and informs them by mail, in case it
 * was somebody else.
 */
export async function cancelDeletion(
  { config, outbox }: AppContext,
  tx: Tx,
  person: Person,
): Promise<void> {
  const awake = { isActivate: 1, sleepReason: null, deletionRequestedAt: null } as const;
  await authRepository.update(tx, person.id, awake);
  await outbox.queue(tx, accountKeptMail(config, person));
}
