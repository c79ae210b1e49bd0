import { and, eq } from 'drizzle-orm';
import { people, type Person } from '../../platform/db/schema';
import { buildAdministrator, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const base = '/api/users/admin';
const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });

/** Every call that can remove an administrator. */
const ways: Record<string, (api: TestApi, by: { id: number }, id: number) => Promise<unknown>> = {
  delete: (api, by, id) => api.as(by).delete(`${base}/delete/${id}`),
  demote: async (api, by, id) => {
    const person = await personOf(api, id);
    const { nom, prenoms, email } = person!;
    const form = { nom, prenoms, email, id_profil: 3 };
    return api.as(by).put(`${base}/update/${id}`, form);
  },
  deactivate: (api, by, id) =>
    api.as(by).put(`/api/users/admin/update/studentstate/${id}`, { is_activate: 0 }),
  leave: (api, by) => api.as(by).send('DELETE', '/api/v2/account', { password }),
};
const active = (api: TestApi) =>
  api.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.idProfil, 2), eq(people.isActivate, 1)));

describe.each(Object.keys(ways))('the last active administrator, %s', (way) => {
  describeOnDatabase('race', (api) => {
    test('six who remove each other at once leave one, who then stays', async () => {
      await buildAdministrator(api.db, { isActivate: 0, sleepReason: 'staff' });
      const all: Person[] = [];
      while (all.length < 6) all.push(await buildAdministrator(api.db));
      const put = ways[way]!;
      const answers = (await Promise.all(
        all.map((person, index) => put(api, person, all[(index + 1) % all.length]!.id)),
      )) as { status: number }[];
      const left = await active(api);
      expect(left.length).toBeGreaterThanOrEqual(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6 - left.length);
      expect(answers.every(({ status }) => [200, 401, 403, 404, 409].includes(status))).toBe(true);
      for (const { id } of left.slice(1)) await put(api, left[0]!, way === 'leave' ? 0 : id);
      const [last] = await active(api);
      const answer = await put(api, last!, last!.id);
      const refused = way === 'delete' ? 403 : 409;
      expect(answer).toMatchObject({ status: refused });
      expect((await personOf(api, last!.id))?.isActivate).toBe(1);
    });
  });
});
