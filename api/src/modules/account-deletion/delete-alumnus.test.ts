import { eq } from 'drizzle-orm';
import { auditEntries, people } from '../../platform/db/schema';
import { buildAccountant, buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });
const mailsTo = async (api: TestApi, address: string) =>
  (await api.mails()).filter(({ to }) => to === address);
const kindsTo = async (api: TestApi, address: string) =>
  (await mailsTo(api, address)).map(({ kind }) => kind);
const logIn = (api: TestApi, email: string) => api.guest.post('/auth/login', { email, password });
const remove = (api: TestApi, id: number) =>
  api.as('accountant').delete(`/api/users/students/delete/${id}`);

describeOnDatabase('DELETE /api/users/students/delete/:id', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    const answer = await browserOf(api, who).delete(`/api/users/students/delete/${id}`);
    expect(answer.status).toBe(status);
    expect((await personOf(api, id))?.isActivate).toBe(status === 200 ? 0 : 1);
  });

  test('is for alumni: 404 for staff and unknown ids', async () => {
    for (const id of [(await buildAccountant(api.db)).id, 999_999]) {
      expect((await remove(api, id)).status).toBe(404);
    }
  });

  test('two simultaneous calls make one deletion, one mail and one entry with before and after', async () => {
    const person = await buildAlumnus(api.db);
    const answers = await Promise.all([remove(api, person.id), remove(api, person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await kindsTo(api, person.email)).toEqual(['account-deletion']);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, person.id));
    expect(entries).toMatchObject([
      {
        action: 'alumnus.delete',
        details: {
          before: { is_activate: 1, sleep_reason: null, deletion_requested_at: null },
          after: { is_activate: 0, sleep_reason: 'deletion' },
        },
      },
    ]);
    expect(entries[0]?.actorId).toEqual(expect.any(Number));
  });

  test('members never find a person who is leaving, with any filter', async () => {
    const { id } = await buildAlumnus(api.db);
    await remove(api, id);
    const { status, body } = await api.as('member').get('/api/users/students/list?deletion=1');
    expect(status).toBe(200);
    const { data } = (body as { data: { data: { id: number }[] } }).data;
    expect(data.map((card) => card.id)).not.toContain(id);
  });

  test('staff can tell an account closed by staff from a person who is leaving', async () => {
    const [closed, leaving] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const staff = api.as('accountant');
    await staff.put(`/api/users/admin/update/studentstate/${closed.id}`, { is_activate: 0 });
    await remove(api, leaving.id);
    const ids = async (query: string) => {
      const { body } = await staff.get(`/api/users/students/list?${query}`);
      return (body as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id);
    };
    expect(await ids('is_activate=0')).toContain(closed.id);
    expect(await ids('is_activate=0')).not.toContain(leaving.id);
    expect(await ids('deletion=1')).toContain(leaving.id);
    expect(await ids('deletion=1')).not.toContain(closed.id);
    expect((await logIn(api, closed.email)).status).toBe(422);
    expect((await logIn(api, leaving.email)).status).toBe(200);
  });
});
