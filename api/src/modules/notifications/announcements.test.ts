import { eq, sql } from 'drizzle-orm';
import {
  announcements,
  dismissedAnnouncements,
  notifications,
  people,
  type Person,
} from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { buildAccountant, buildAlumnus, next } from '../../../testing/factories';

import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { notificationsRepository } from './notifications.repository';

const offer = { type: 'EMPLOI', publicateur: 'X', description: '<p>Y</p>' };
const data = { title: 'Titre', message: 'Texte', route: 'liste_ancien', params: {} };
const url = '/api/users/notifications';
const flagsUrl = '/api/users/admin/update/studentstate';

interface Item {
  id: number;
  type: string;
}
const bellOf = async (api: TestApi, { id }: Pick<Person, 'id'>) =>
  (await api.as({ id }).get(`${url}/${id}`)).body as unknown as Item[];
const remove = (api: TestApi, { id }: Pick<Person, 'id'>, item: number) =>
  api.as({ id }).delete(`${url}/delete/${item}`);
/** Another title each time: the same would be a double click. */
const publish = (api: TestApi) =>
  api.as('accountant').post('/api/opportunities/create', { ...offer, titre: `Poste ${next()}` });

describeOnDatabase('announcements', (api) => {
  beforeEach(async () => {
    await api.db.delete(announcements);
    await api.db.delete(notifications);
  });

  test('an opportunity writes one row, however many people see it', async () => {
    const members = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    expect((await publish(api)).status).toBe(200);
    for (const member of members)
      expect(await bellOf(api, member)).toEqual([
        {
          id: expect.any(Number),
          type: 'opportunity',
          data: expect.stringContaining('"route":"opportunity_details"'),
          read_at: null,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ]);
    expect(await api.db.$count(announcements)).toBe(1);
    expect(await api.db.$count(notifications)).toBe(0);
  });

  test('those who were not approved, active members then never see it', async () => {
    const unapproved = await buildAlumnus(api.db, { approved: 0 });
    const asleep = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' });
    const staff = await buildAccountant(api.db);
    await publish(api);
    const newcomer = await buildAlumnus(api.db);
    await api.as('administrator').put(`${flagsUrl}/${asleep.id}`, { is_activate: 1 });
    const waiting = await bellOf(api, unapproved);
    await api.as('administrator').put(`${flagsUrl}/${unapproved.id}`, { approved: 1 });
    const approved = await bellOf(api, unapproved);
    expect(waiting).toEqual([]);
    expect(approved.map(({ type }) => type)).toEqual(['approval']);
    for (const person of [asleep, staff, newcomer]) expect(await bellOf(api, person)).toEqual([]);
    await publish(api);
    for (const person of [unapproved, asleep, newcomer])
      expect((await bellOf(api, person))[0]).toMatchObject({ type: 'opportunity' });
  });

  test('a person who loses an audience loses its announcements; everybody is both', async () => {
    const person = await buildAccountant(api.db);
    const member = await buildAlumnus(api.db);
    await notificationsRepository.announce(api.db, 'staff', 'of_staff', data);
    await notificationsRepository.announce(api.db, 'everybody', 'of_all', data);
    expect((await bellOf(api, person)).map(({ type }) => type)).toEqual(['of_all', 'of_staff']);
    expect((await bellOf(api, member)).map(({ type }) => type)).toEqual(['of_all']);
    await api.db.update(people).set({ idProfil: 1 }).where(eq(people.id, person.id));
    expect(await bellOf(api, person)).toEqual([]);
  });

  test('own ones and announcements are one list, with ids of one sequence, newest first', async () => {
    const member = await buildAlumnus(api.db);
    await notificationsRepository.tell(api.db, member.id, 'own_1', data);
    await notificationsRepository.announce(api.db, 'alumni', 'all_2', data);
    await notificationsRepository.tell(api.db, member.id, 'own_3', data);
    const items = await bellOf(api, member);
    expect(items.map(({ type }) => type)).toEqual(['own_3', 'all_2', 'own_1']);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(new Set(ids).size).toBe(3);
  });

  test('is deleted for one person, once, and not for the others', async () => {
    const [one, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    await publish(api);
    const id = (await bellOf(api, one))[0]?.id ?? 0;
    const twice = await Promise.all([remove(api, one, id), remove(api, one, id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await bellOf(api, one)).toEqual([]);
    expect(await bellOf(api, other)).toMatchObject([{ id }]);
  });

  test('of another audience is deleted by nobody: the same 404 as for none', async () => {
    const member = await buildAlumnus(api.db);
    const staff = await buildAccountant(api.db);
    await notificationsRepository.announce(api.db, 'staff', 'of_staff', data);
    const id = (await bellOf(api, staff))[0]?.id ?? 0;
    const answer = await remove(api, member, id);
    expect(answer.status).toBe(404);
    expect((await remove(api, member, 2_000_000_000)).body).toEqual(answer.body);
    expect(await api.db.$count(dismissedAnnouncements)).toBe(0);
    expect(await bellOf(api, staff)).toMatchObject([{ id }]);
  });

  test('a row of a server of the version before is read and deleted as before', async () => {
    const { id: personId, ...member } = await buildAlumnus(api.db);
    await api.db.execute(sql`INSERT INTO notifications (person_id, type, data)
      VALUES (${personId}, 'opportunity', ${JSON.stringify(data)}::jsonb)`);
    const [item] = await bellOf(api, { id: personId });
    expect(item).toMatchObject({ type: 'opportunity' });
    expect((await remove(api, { id: personId, ...member }, item?.id ?? 0)).status).toBe(200);
  });

  test('housekeeping deletes old ones of both kinds, with their marks', async () => {
    const member = await buildAlumnus(api.db);
    const day = 86_400_000;
    for (const days of [364, 366]) {
      const createdAt = new Date(Date.now() - days * day);
      const row = { type: `days_${days}`, data, createdAt };
      await api.db.insert(notifications).values({ ...row, personId: member.id });
      const [{ id } = { id: 0 }] = await api.db
        .insert(announcements)
        .values({ ...row, audience: 'alumni' })
        .returning();
      const mark = { personId: member.id, announcementId: id };
      await api.db.insert(dismissedAnnouncements).values(mark);
    }
    await cleanOnce(api.context);
    for (const table of [notifications, announcements])
      expect(await api.db.select({ type: table.type }).from(table)).toEqual([{ type: 'days_364' }]);
    expect(await api.db.$count(dismissedAnnouncements)).toBe(1);
  });
});
