import type { NotificationSettings, OwnNotificationsReply } from '@alumni/shared-contract';
import { buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import type { Person } from '../../platform/db/schema';
import { notificationsRepository } from './notifications.repository';

const url = '/api/v2/users/me/notification-settings';
const defaults = {
  opportunities: 1,
  opportunity_mails: 0,
  weekly_summary: 0,
  member_messages: 1,
  staff_mails: 1,
};

describeOnDatabase('what a person wants to be told', (api) => {
  const read = async (person: Person): Promise<NotificationSettings> =>
    (await api.as(person).get(url)).body as NotificationSettings;

  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
  });

  test('has defaults, and keeps what a change leaves out', async () => {
    const person = await buildAlumnus(api.db);
    expect(await read(person)).toEqual(defaults);
    const { body } = await api.as(person).put(url, { weekly_summary: 1 });
    expect(body).toEqual({ ...defaults, weekly_summary: 1 });
    await api.as(person).put(url, { opportunities: 0 });
    expect(await read(person)).toEqual({ ...defaults, opportunities: 0, weekly_summary: 1 });
    await api.as(person).put(url, {});
    expect(await read(person)).toEqual({ ...defaults, opportunities: 0, weekly_summary: 1 });
  });

  test('a value that is none is refused by its name, and changes nothing', async () => {
    const person = await buildAlumnus(api.db);
    const { status, body } = await api.as(person).put(url, { weekly_summary: 2 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { weekly_summary: [expect.any(String)] } });
    expect((await read(person)).weekly_summary).toBe(0);
  });

  test('without opportunities the bell has none, and the other announcements stay', async () => {
    const [quiet, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    await api.as(quiet).put(url, { opportunities: 0 });
    const data = { title: 'Titre', message: 'Texte', route: 'liste_ancien', params: {} };
    await notificationsRepository.announce(api.db, 'alumni', 'opportunity', data);
    await notificationsRepository.announce(api.db, 'everybody', 'notice', data);
    const typesOf = async (person: Person) => {
      const { body } = await api.as(person).get('/api/v2/notifications');
      const { data: page, unread } = body as OwnNotificationsReply;
      expect(unread).toBe(page.total);
      return page.data.map(({ type }) => type);
    };
    expect(await typesOf(quiet)).toEqual(['notice']);
    expect(await typesOf(other)).toEqual(['notice', 'opportunity']);
  });

  test('staff who refuse the mails get none, and still see the announcement', async () => {
    const [quiet, other] = [await buildAdministrator(api.db), await buildAdministrator(api.db)];
    await api.as(quiet).put(url, { staff_mails: 0 });
    await api.guest.post('/api/v2/contact', {
      name: 'Afi',
      email: 'afi@exemple.test',
      message: 'Bonjour à tous.',
    });
    const recipients = (await api.mails()).map(({ to }) => to);
    expect(recipients).toContain(other.email);
    expect(recipients).not.toContain(quiet.email);
    const { body } = await api.as(quiet).get('/api/v2/notifications');
    expect((body as OwnNotificationsReply).data.data[0]?.type).toBe('contact_message');
  });
});
