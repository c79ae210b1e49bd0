import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { notificationsRepository } from '../notifications/notifications.repository';

/** Notification to staff in the transaction of the sign-up, unless switched off. */
export async function tellRegistration(
  { config }: Pick<AppContext, 'config'>,
  tx: Tx,
  person: Pick<Person, 'id' | 'nom' | 'prenoms'>,
): Promise<void> {
  if (!config.NOTIFY_STAFF_REGISTRATION) return;
  await notificationsRepository.announce(tx, 'staff', 'registration', {
    title: 'Nouvelle inscription',
    message: `${person.prenoms} ${person.nom} a rejoint le réseau.`,
    route: 'ancien_details',
    params: { id: String(person.id) },
  });
}
