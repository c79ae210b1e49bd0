import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { approvalMail } from '../../platform/mail/templates/approval-mail';
import { notificationsRepository } from '../notifications/notifications.repository';

/**
 * Notification and mail, in the transaction of the approval. Nothing when NOTIFY_ALUMNUS_APPROVAL
 * is 0.
 */
export async function tellApproval(
  { config, outbox }: AppContext,
  tx: Tx,
  person: Person,
  typeName: string | null,
): Promise<void> {
  if (!config.NOTIFY_ALUMNUS_APPROVAL) return;
  await notificationsRepository.tell(tx, person.id, 'approval', {
    title: 'Votre compte est approuvé',
    message: typeName
      ? `Vous êtes maintenant « ${typeName} ». L’annuaire vous est ouvert.`
      : 'L’annuaire vous est ouvert.',
    route: 'liste_ancien',
    params: {},
  });
  await outbox.queue(tx, approvalMail(config, person, typeName));
}
