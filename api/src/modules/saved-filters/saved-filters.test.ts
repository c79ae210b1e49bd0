import type { SavedFilters } from '@alumni/shared-contract';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { savedFilters, type Person } from '../../platform/db/schema';

const url = '/api/v2/users/me/saved-filters';
const togo = { name: 'Comptables à Lomé', query: { search: 'comptable Lomé', esgis: 'Togo' } };

describeOnDatabase('searches that a person keeps', (api) => {
  const read = async (person: Person): Promise<SavedFilters> =>
    (await api.as(person).get(url)).body as SavedFilters;

  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(url, togo)).status).toBe(status);
    expect((await browserOf(api, who).get(url)).status).toBe(status);
  });

  test('are listed by name; the same name replaces, whatever its case', async () => {
    const person = await buildAlumnus(api.db);
    await api.as(person).post(url, togo);
    await api.as(person).post(url, { name: 'Anciens de 2012', query: { promotion: '2012' } });
    const { body } = await api.as(person).post(url, {
      name: 'COMPTABLES à Lomé',
      query: { esgis: 'Bénin' },
    });
    expect(body).toEqual([
      { id: expect.any(Number), name: 'Anciens de 2012', query: { promotion: '2012' } },
      { id: expect.any(Number), name: 'COMPTABLES à Lomé', query: { esgis: 'Bénin' } },
    ]);
  });

  test('belong to one person', async () => {
    const [owner, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    await api.as(owner).post(url, togo);
    const [own] = await read(owner);
    expect(await read(other)).toEqual([]);
    expect((await api.as(other).delete(`${url}/${own?.id}`)).status).toBe(404);
    expect((await api.as(owner).delete(`${url}/${own?.id}`)).status).toBe(200);
    expect(await read(owner)).toEqual([]);
    expect((await api.as(owner).delete(`${url}/${own?.id}`)).status).toBe(404);
  });

  test.each<[string, object]>([
    ['name', { name: ' ', query: { esgis: 'Togo' } }],
    ['query', { name: 'Rien', query: {} }],
    ['query', { name: 'Vide', query: { esgis: '' } }],
  ])('a wrong %s is refused: %j', async (field, input) => {
    const person = await buildAlumnus(api.db);
    const { status, body } = await api.as(person).post(url, input);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    expect(await read(person)).toEqual([]);
  });

  test('there is room for thirty, and one may still be replaced', async () => {
    const person = await buildAlumnus(api.db);
    const query = { esgis: 'Togo' };
    const names = Array.from({ length: 30 }, (_, index) => `Recherche ${index + 10}`);
    await api.db
      .insert(savedFilters)
      .values(names.map((name) => ({ personId: person.id, name, query })));
    const more = await api.as(person).post(url, { name: 'Une de plus', query });
    expect(more.status).toBe(422);
    expect(more.body).toMatchObject({ errors: { name: [expect.stringContaining('Au plus 30')] } });
    const again = await api.as(person).post(url, { name: names[0], query: { esgis: 'Gabon' } });
    expect(again.status).toBe(200);
    expect(await read(person)).toHaveLength(30);
  });
});
