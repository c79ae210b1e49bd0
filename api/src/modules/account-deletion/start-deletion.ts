import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { sessionsRepository } from '../../http/sessions.repository';
import { accountDeletionMail } from '../../platform/mail/templates/account-deletion-mail';
import { mayWakeUp } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { notificationsRepository } from '../notifications/notifications.repository';
import { tokensRepository } from '../tokens/tokens.repository';

/**
 * Starts the deletion of an account (rule 23): disabled and hidden at once, anonymised after
 * ACCOUNT_DELETION_DELAY by `anonymiseDue`, cancelled if its owner signs in before. An account
 * closed by staff stays closed: nobody can sign in to it.
 * @param person as locked in this transaction
 * @returns the person after the change
 */
export async function startDeletion(
  { config, outbox }: AppContext,
  tx: Tx,
  person: Person,
  by: 'owner' | 'staff' | 'merge',
): Promise<Person> {
  const isOpen = person.isActivate === 1 || mayWakeUp(person);
  const deletionRequestedAt = new Date();
  const asleep = isOpen && ({ isActivate: 0, sleepReason: 'deletion' } as const);
  const changes = { deletionRequestedAt, ...asleep };
  await authRepository.update(tx, person.id, changes);
  await sessionsRepository.deleteOf(tx, person.id);
  await tokensRepository.voidAll(tx, person.id);
  await notificationsRepository.deleteAbout(tx, person.id);
  const until = new Date(deletionRequestedAt.getTime() + config.ACCOUNT_DELETION_DELAY * 1000);
  await outbox.queue(tx, accountDeletionMail(config, person, { by, until, mayCancel: isOpen }));
  return { ...person, ...changes };
}
