import type { NotificationData } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Mail } from '../../platform/mail/mail';
import { notificationsRepository } from './notifications.repository';

/**
 * An announcement to the staff, and a mail to each active one (rule 22).
 * @param mailTo builds the mail for one of them
 */
export async function tellStaff(
  { outbox }: AppContext,
  tx: Tx,
  type: string,
  data: NotificationData,
  mailTo: (email: string) => Mail,
): Promise<void> {
  await notificationsRepository.announce(tx, 'staff', type, data);
  for (const { email } of await notificationsRepository.staffAddresses(tx)) {
    await outbox.queue(tx, mailTo(email));
  }
}
