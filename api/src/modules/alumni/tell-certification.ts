import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { notificationsRepository } from '../notifications/notifications.repository';
import type { Told } from './tell-approval';

/** Notification in the transaction of the certification, unless switched off. */
export async function tellCertification(
  { config }: Pick<AppContext, 'config'>,
  tx: Tx,
  person: Pick<Person, 'id'>,
): Promise<Told> {
  if (!config.NOTIFY_ALUMNUS_CERTIFICATION) return {};
  const notificationId = await notificationsRepository.tell(tx, person.id, 'certification', {
    title: 'Votre parcours est certifié',
    message: 'L’équipe du réseau a certifié votre parcours.',
    route: 'show_profil',
    params: {},
  });
  return { notificationId };
}
