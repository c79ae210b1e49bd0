import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { notificationsRepository } from './notifications.repository';

const url = '/api/users/notifications';
const data = { title: 'Bonjour', message: 'Un mot.', route: 'liste_ancien', params: {} };

describeOnDatabase('notifications', (api) => {
  const notifiedPerson = async () => {
    const person = await buildAlumnus(api.db);
    await notificationsRepository.tell(api.db, person.id, 'approval', data);
    const [item] = await notificationsRepository.of(api.db, person.id);
    return { person, id: item?.id ?? 0 };
  };

  test.each(statuses(401, 403, 403, 403))('of another person: %s gets %i', async (who, status) => {
    const { person } = await notifiedPerson();
    expect((await browserOf(api, who).get(`${url}/${person.id}`)).status).toBe(status);
  });

  test.each(statuses(401, 404, 404, 404))(
    "%s deletes another person's, or none: %i, in the same words",
    async (who, status) => {
      const { person, id } = await notifiedPerson();
      const remove = (one: number) => browserOf(api, who).delete(`${url}/delete/${one}`);
      const answer = await remove(id);
      expect(answer.status).toBe(status);
      expect(await remove(2_000_000_000)).toMatchObject({ status, body: answer.body });
      expect(await notificationsRepository.of(api.db, person.id)).toHaveLength(1);
    },
  );

  test('the owner reads them, the latest first, with data as JSON text', async () => {
    const { person, id } = await notifiedPerson();
    await notificationsRepository.tell(api.db, person.id, 'other', data);
    const { body } = await api.as(person).get(`${url}/${person.id}`);
    expect(body).toEqual([
      expect.objectContaining({ type: 'other' }),
      {
        id,
        type: 'approval',
        data: expect.any(String),
        read_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(JSON.parse((body as { data: string }[])[1]?.data ?? '')).toEqual(data);
  });

  test('the owner deletes one, once', async () => {
    const { person, id } = await notifiedPerson();
    const remove = () => api.as(person).delete(`${url}/delete/${id}`);
    expect(await remove()).toMatchObject({ status: 200, body: { status: true } });
    expect((await remove()).status).toBe(404);
    expect((await api.as(person).get(`${url}/${person.id}`)).body).toEqual([]);
  });

  interface Page {
    data: { total: number; data: { type: string; title: string; read_at: string | null }[] };
    unread: number;
  }
  const pageOf = async (person: Parameters<typeof api.as>[0], query = '') =>
    (await api.as(person).get(`/api/v2/notifications${query}`)).body as Page;

  test('the page keeps what was read, own ones and announcements, by state', async () => {
    const { person, id } = await notifiedPerson();
    await notificationsRepository.announce(api.db, 'alumni', 'news', data);
    await notificationsRepository.tell(api.db, person.id, 'other', data);
    await api.as(person).delete(`${url}/delete/${id}`);
    const all = await pageOf(person);
    expect(all.data.data.map(({ type, title, read_at: at }) => [type, title, at !== null])).toEqual(
      [
        ['other', 'Bonjour', false],
        ['news', 'Bonjour', false],
        ['approval', 'Bonjour', true],
      ],
    );
    expect([all.data.total, all.unread]).toEqual([3, 2]);
    expect((await pageOf(person, '?state=read')).data).toMatchObject({ total: 1, data: [{ id }] });
    expect((await pageOf(person, '?state=unread')).data.total).toBe(2);
    expect((await pageOf(person, '?page=2')).data.data).toEqual([]);
  });

  test('marks all as read, once; those of others stay unread', async () => {
    const { person } = await notifiedPerson();
    const other = await notifiedPerson();
    await notificationsRepository.announce(api.db, 'alumni', 'news', data);
    const mark = (body: object) => api.as(person).post('/api/v2/notifications/read', body);
    const before = (await pageOf(person)).unread;
    expect((await mark({ ids: [other.id] })).body).toEqual({ status: true, read: 0 });
    expect((await mark({})).body).toEqual({ status: true, read: before });
    expect((await mark({})).body).toEqual({ status: true, read: 0 });
    expect((await api.as(person).get(`${url}/${person.id}`)).body).toEqual([]);
    expect((await pageOf(other.person)).unread).toBeGreaterThan(0);
    expect((await mark({ ids: ['x'] })).status).toBe(422);
  });
});
