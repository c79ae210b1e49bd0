import { eq } from 'drizzle-orm';
import { people, type Person } from '../../platform/db/schema';
import { buildAlumniType } from '../../../testing/content-factories';
import { buildAccountant, buildAdministrator } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const admin = '/api/users/admin';
const formOf = ({ nom, prenoms, email }: Person) => ({ nom, prenoms, email });

/** Every call about a person, made by an accountant about an administrator, with its status. */
const calls: [string, number, (api: TestApi, target: Person) => Promise<{ status: number }>][] = [
  [
    'deactivate',
    403,
    (api, { id }) =>
      api.as('accountant').put(`${admin}/update/studentstate/${id}`, { is_activate: 0 }),
  ],
  [
    'approve',
    404,
    async (api, { id }) =>
      api.as('accountant').put(`/api/v2/users/${id}/approuve`, {
        alumni_type_id: (await buildAlumniType(api.db)).id,
      }),
  ],
  [
    'delete as an alumnus',
    404,
    (api, { id }) => api.as('accountant').delete(`/api/users/students/delete/${id}`),
  ],
  ['delete as staff', 403, (api, { id }) => api.as('accountant').delete(`${admin}/delete/${id}`)],
  ['invite', 403, (api, { id }) => api.as('accountant').post(`/api/v2/users/${id}/access`)],
  [
    'rename',
    403,
    (api, target) =>
      api
        .as('accountant')
        .put(`${admin}/update/${target.id}`, { ...formOf(target), nom: 'X', id_profil: 2 }),
  ],
  [
    'demote',
    403,
    (api, target) =>
      api.as('accountant').put(`${admin}/update/${target.id}`, { ...formOf(target), id_profil: 3 }),
  ],
  [
    'save the profile',
    403,
    (api, { id }) => api.as('accountant').put(`/api/users/update/${id}`, {}),
  ],
  [
    'change the photo',
    403,
    async (api, { id }) =>
      api.as('accountant').post(`/api/users/picture/${id}`, ...form({}, { picture: await png() })),
  ],
  [
    'read the notifications',
    403,
    (api, { id }) => api.as('accountant').get(`/api/users/notifications/${id}`),
  ],
];

describeOnDatabase('an accountant against an administrator', (api) => {
  test.each(calls)('%s: %i, and nothing changes', async (_what, status, call) => {
    for (const passwordHash of [undefined, null]) {
      const target = await buildAdministrator(
        api.db,
        passwordHash === null ? { passwordHash } : {},
      );
      expect((await call(api, target)).status).toBe(status);
      const after = await api.db.query.people.findFirst({ where: eq(people.id, target.id) });
      expect(after).toEqual(target);
    }
  });

  test('cannot promote anybody: neither another, nor themselves, nor a new account', async () => {
    const [self, other] = [await buildAccountant(api.db), await buildAccountant(api.db)];
    for (const { id, ...person } of [self, other]) {
      const body = { ...formOf({ id, ...person }), id_profil: 2 };
      expect((await api.as(self).put(`${admin}/update/${id}`, body)).status).toBe(403);
    }
    const form = { nom: 'A', prenoms: 'B', email: 'promue@alumni.test' };
    const staff = { ...form, profil: '2', id_profil: 2 };
    expect((await api.as(self).post(`${admin}/create`, staff)).status).toBe(403);
    const student = { ...form, id_profil: 2, idProfil: 2, approved: 1 };
    expect((await api.as(self).post('/api/users/students/add', student)).status).toBe(200);
    const added = await api.db.query.people.findFirst({ where: eq(people.email, form.email) });
    expect(added).toMatchObject({ idProfil: 1, approved: 0 });
  });
});
