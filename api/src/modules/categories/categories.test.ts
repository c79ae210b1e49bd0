import { eq } from 'drizzle-orm';
import { people } from '../../platform/db/schema';
import { buildAlumnus, buildCategory } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/alumni-categories';
const description = 'Une description.';

describeOnDatabase('alumni categories', (api) => {
  describe.each([url, `${url}/get/for-display`])('%s', (path) => {
    test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
      expect((await browserOf(api, who).get(path)).status).toBe(status);
    });
  });

  test.each(statuses(401, 403, 201, 201))('create: %s gets %i', async (who, status) => {
    const body = form({ name: `De ${who}`, description }, { cover_picture: await png() });
    expect((await browserOf(api, who).post(url, ...body)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('update: %s gets %i', async (who, status) => {
    const { id, name } = await buildCategory(api.db);
    const body = { name, description: 'Autre.' };
    expect((await browserOf(api, who).post(`${url}/${id}`, ...form(body))).status).toBe(status);
    // JSON where the cover stays, by POST or PUT.
    expect((await browserOf(api, who).post(`${url}/${id}`, body)).status).toBe(status);
    expect((await browserOf(api, who).put(`${url}/${id}`, body)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('delete: %s gets %i', async (who, status) => {
    const { id } = await buildCategory(api.db);
    expect((await browserOf(api, who).delete(`${url}/${id}`)).status).toBe(status);
  });

  test('lists a new category for guests', async () => {
    const body = form({ name: 'Chercheur', description }, { cover_picture: await png() });
    const made = await api.as('administrator').post(url, ...body);
    const { category } = made.body as { category: object };
    expect((await api.guest.get(url)).body).toMatchObject({
      categories: expect.arrayContaining([category]),
    });
  });

  test('requires a cover and a name, which is unique', async () => {
    const empty = await api.as('accountant').post(url, ...form({ name: '', description }));
    expect(empty).toMatchObject({
      status: 400,
      body: {
        errors: {
          name: ['Ce champ est obligatoire.'],
          cover_picture: ['Veuillez ajouter une image de couverture.'],
        },
      },
    });
    const { name } = await buildCategory(api.db);
    const body = form({ name, description }, { cover_picture: await png() });
    expect(await api.as('accountant').post(url, ...body)).toMatchObject({
      status: 400,
      body: { errors: { name: ['Ce nom est déjà pris.'] } },
    });
  });

  test('deleting a category leaves its people without a profession', async () => {
    const { id } = await buildCategory(api.db);
    const person = await buildAlumnus(api.db, { professionId: id });
    expect((await api.as('accountant').delete(`${url}/${id}`)).status).toBe(200);
    const row = await api.db.query.people.findFirst({ where: eq(people.id, person.id) });
    expect(row?.professionId).toBeNull();
  });
});
