import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { approvalMail } from '../../platform/mail/templates/approval-mail';
import { notificationsRepository } from '../notifications/notifications.repository';

/** What a person was told, by the ids of the messages. */
export interface Told {
  mailId?: number;
  notificationId?: number;
}

/**
 * Notification and mail, in the transaction of the approval. Nothing when NOTIFY_ALUMNUS_APPROVAL
 * is 0.
 * @param mailDelay seconds before the mail may leave
 */
export async function tellApproval(
  { config, outbox }: Pick<AppContext, 'config' | 'outbox'>,
  tx: Tx,
  person: Person,
  typeName: string | null,
  mailDelay = 0,
): Promise<Told> {
  if (!config.NOTIFY_ALUMNUS_APPROVAL) return {};
  const notificationId = await notificationsRepository.tell(tx, person.id, 'approval', {
    title: 'Votre compte est approuvé',
    message: typeName
      ? `Vous êtes maintenant « ${typeName} ». L’annuaire vous est ouvert.`
      : 'L’annuaire vous est ouvert.',
    route: 'liste_ancien',
    params: {},
  });
  const mailId = await outbox.queue(tx, approvalMail(config, person, typeName), mailDelay);
  return { mailId, notificationId };
}
