import type { DbOrTx } from '../src/platform/db/open-database';
import { notificationsRepository } from '../src/modules/notifications/notifications.repository';
import { joinSenders } from './texts/join-requests';
import type { DemoPerson } from './people/person';

/** Number of notifications about individual people who wait for approval. */
const newcomerCount = 3;

/** First notifications of each demo account, in the product's own format. */
export async function welcomeAccounts(
  tx: DbOrTx,
  people: DemoPerson[],
  ids: number[],
): Promise<void> {
  const [administrator, accountant, member] = ids as [number, number, number];
  const waiting = people
    .map((person, index) => ({ person, id: ids[index] as number }))
    .filter(({ person }) => person.approved === 0)
    .slice(-newcomerCount);
  const [sender] = joinSenders;
  for (const staff of [administrator, accountant]) {
    await notificationsRepository.tell(tx, staff, 'join_request', {
      title: 'Nouvelle demande',
      message: `${sender?.email} (${sender?.profession}) souhaite rejoindre le réseau.`,
      route: 'join_requests',
      params: {},
    });
  }
  for (const { person, id } of waiting) {
    for (const staff of [administrator, accountant]) {
      await notificationsRepository.tell(tx, staff, 'registration', {
        title: 'Nouvelle inscription',
        message: `${person.prenoms} ${person.nom} a rejoint le réseau.`,
        route: 'ancien_details',
        params: { id: String(id) },
      });
    }
  }
  await notificationsRepository.tell(tx, member, 'approval', {
    title: 'Votre compte est approuvé',
    message: `Vous êtes maintenant « ${people[2]?.type} ». L'annuaire vous est ouvert.`,
    route: 'liste_ancien',
    params: {},
  });
}
