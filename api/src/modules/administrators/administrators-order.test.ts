import { buildAccountant, buildAdministrator } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const url = '/api/users/admin/list';

async function rowsOf(api: TestApi, query: string) {
  const { status, body } = await api.as('accountant').get(`${url}?${query}`);
  expect(status).toBe(200);
  return (body as { data: { data: { id: number; prenoms: string }[] } }).data.data;
}

describeOnDatabase('administrators: the order of the list', (api) => {
  beforeAll(async () => {
    await buildAdministrator(api.db, {
      nom: 'Étienne',
      prenoms: 'Zita',
      email: 'b-zita@alumni.test',
    });
    await buildAccountant(api.db, {
      nom: 'AGBÉKO',
      prenoms: 'Éla',
      email: 'd-ela@alumni.test',
    });
    await buildAdministrator(api.db, {
      nom: 'fiagan',
      prenoms: 'Ama',
      email: 'a-ama@alumni.test',
    });
  });

  const [zita, ela, ama] = ['Zita', 'Éla', 'Ama'];

  test.each([
    ['', [ela, zita, ama]],
    ['sort=nom', [ela, zita, ama]],
    ['sort=-nom', [ama, zita, ela]],
    ['sort=prenoms', [ama, ela, zita]],
    ['sort=-prenoms', [zita, ela, ama]],
    ['sort=email', [ama, zita, ela]],
    ['sort=-email', [ela, zita, ama]],
    ['sort=role', [zita, ama, ela]],
    ['sort=-role', [ela, zita, ama]],
  ])('list?%s: %j', async (query, names) => {
    const found = (await rowsOf(api, query)).map(({ prenoms }) => prenoms);
    expect(found.filter((name) => names.includes(name))).toEqual(names);
  });

  test.each(['libelle', '-id', '', 'nom;DROP'])('refuses the unknown sort %j', async (sort) => {
    const { status, body } = await api.as('accountant').get(`${url}?sort=${sort}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { sort: ['Choisissez une des valeurs proposées.'] } });
  });
});

describeOnDatabase(
  'administrators: pages of equal rows',
  (api) => {
    test('contain each row once, in any order', async () => {
      const same = { nom: 'LAWSON', prenoms: 'Kodjo' };
      for (let index = 0; index < 5; index += 1) await buildAccountant(api.db, same);
      for (const sort of ['nom', '-nom', 'prenoms', '-prenoms', 'role', '-role']) {
        const ids: number[] = [];
        for (const page of [1, 2, 3]) {
          const rows = await rowsOf(api, `sort=${sort}&page=${page}`);
          ids.push(...rows.map(({ id }) => id));
        }
        expect(new Set(ids).size).toBe(6);
      }
    });
  },
  { ROWS_PER_PAGE: '2' },
);
