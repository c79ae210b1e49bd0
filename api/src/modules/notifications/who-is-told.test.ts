import { eq } from 'drizzle-orm';
import { NotificationData } from '@alumni/shared-contract';
import { people } from '../../platform/db/schema';
import { buildAlumniType } from '../../../testing/content-factories';
import { buildAccountant, buildAlumnus, buildCategory, next } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

/** An event with its recipients and a screen to open. */
interface Event {
  name: string;
  setting: string;
  to: 'staff' | 'alumnus';
  type: string;
  route: string;
  act: (api: TestApi, alumnusId: number) => Promise<{ status: number }>;
  mail?: string;
  status?: number;
}

const staffUrl = '/api/users/admin/update/studentstate';
const events: Event[] = [
  {
    name: 'a registration',
    setting: 'NOTIFY_STAFF_REGISTRATION',
    to: 'staff',
    type: 'registration',
    route: 'ancien_details',
    status: 201,
    act: (api) => {
      const names = { lastname: 'AGBÉKO', firstname: 'Ama', email: `ama${next()}@alumni.test` };
      const secret = { password: 'Kpalime2026', password_confirmation: 'Kpalime2026' };
      return api.guest.post('/auth/register', { ...names, ...secret, status: 'accepted' });
    },
  },
  {
    name: 'a demand to join',
    setting: 'NOTIFY_STAFF_JOIN_US',
    to: 'staff',
    type: 'join_request',
    route: 'join_requests',
    mail: 'join-request',
    act: async (api) => {
      const { id } = await buildCategory(api.db);
      return api.guest.post('/api/joinus', { email: 'nouveau@alumni.test', profession: id });
    },
  },
  {
    name: 'an approval with a type',
    setting: 'NOTIFY_ALUMNUS_APPROVAL',
    to: 'alumnus',
    type: 'approval',
    route: 'liste_ancien',
    mail: 'approval',
    act: async (api, id) => {
      const type = await buildAlumniType(api.db);
      const body = { alumni_type_id: type.id };
      return api.as('accountant').put(`/api/v2/users/${id}/approuve`, body);
    },
  },
  {
    name: 'an approval by its flag',
    setting: 'NOTIFY_ALUMNUS_APPROVAL',
    to: 'alumnus',
    type: 'approval',
    route: 'liste_ancien',
    mail: 'approval',
    act: (api, id) => api.as('accountant').put(`${staffUrl}/${id}`, { approved: 1 }),
  },
  {
    name: 'a certification',
    setting: 'NOTIFY_ALUMNUS_CERTIFICATION',
    to: 'alumnus',
    type: 'certification',
    route: 'show_profil',
    act: (api, id) => api.as('accountant').put(`${staffUrl}/${id}`, { certified: 1 }),
  },
];

const bellOf = async (api: TestApi, id: number) =>
  (await api.as({ id }).get(`/api/users/notifications/${id}`)).body as {
    type: string;
    data: string;
  }[];

/** One event: expected recipients, and actual notifications and mails. */
async function happen(api: TestApi, { to, act, mail, status = 200 }: Event) {
  const alumnus = await buildAlumnus(api.db, { approved: 0 });
  const staff = await buildAccountant(api.db);
  const recipient = to === 'staff' ? staff : alumnus;
  expect((await act(api, alumnus.id)).status).toBe(status);
  const mails = (await api.mails()).filter(
    ({ kind, to: who }) => kind === mail && who === recipient.email,
  );
  const others = to === 'staff' ? alumnus : staff;
  expect(await bellOf(api, others.id)).toEqual([]);
  return { bell: await bellOf(api, recipient.id), mails: mails.length };
}

describeOnDatabase('recipients', (api) => {
  test.each(events)('of $name: one notification with a screen to open', async (event) => {
    const { bell, mails } = await happen(api, event);
    expect(bell).toMatchObject([{ type: event.type }]);
    const data = NotificationData.parse(JSON.parse(bell[0]?.data ?? ''));
    expect(data.route).toBe(event.route);
    expect(mails).toBe(event.mail ? 1 : 0);
  });

  test('certifying again, or withdrawing it, notifies nobody', async () => {
    const { id } = await buildAlumnus(api.db, { certified: 1 });
    for (const certified of [1, 0]) {
      await api.as('accountant').put(`${staffUrl}/${id}`, { certified });
    }
    expect(await bellOf(api, id)).toEqual([]);
  });

  test('deactivated staff get nothing', async () => {
    const asleep = await buildAccountant(api.db, { isActivate: 0, sleepReason: 'staff' });
    for (const event of events.filter(({ to }) => to === 'staff')) await event.act(api, 0);
    const awake = { isActivate: 1, sleepReason: null } as const;
    await api.db.update(people).set(awake).where(eq(people.id, asleep.id));
    expect(await bellOf(api, asleep.id)).toEqual([]);
  });
});

const offer = { type: 'EMPLOI', titre: 'Comptable', publicateur: 'X', description: '<p>Y</p>' };
const off = Object.fromEntries(events.map(({ setting }) => [setting, '0']));

describeOnDatabase(
  'recipients, with every notification switched off',
  (api) => {
    test.each(events)('of $name: nobody, by notification or mail', async (event) => {
      expect(await happen(api, event)).toEqual({ bell: [], mails: 0 });
    });

    test('of an opportunity: nobody', async () => {
      const { id } = await buildAlumnus(api.db);
      const answer = await api.as('accountant').post('/api/opportunities/create', offer);
      expect(answer.status).toBe(200);
      expect(await bellOf(api, id)).toEqual([]);
    });
  },
  { ...off, NOTIFY_ALUMNI_OPPORTUNITY: '0' },
);
