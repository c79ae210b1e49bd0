import { advantages } from '../../platform/db/schema';
import { buildAlumniType } from '../../../testing/content-factories';
import { present } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/alumni-types';

describeOnDatabase('alumni types', (api) => {
  const buildAdvantage = async (description: string) =>
    present((await api.db.insert(advantages).values({ description }).returning())[0]);

  test.each(statuses(200, 200, 200, 200))('for display: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(`${url}/get/for-display`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('list: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
  });

  test.each(statuses(401, 403, 201, 201))('create: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(url, { name: `De ${who}` })).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('rename, delete: %s gets %i', async (who, status) => {
    const { id, name } = await buildAlumniType(api.db);
    expect((await browserOf(api, who).put(`${url}/${id}`, { name })).status).toBe(status);
    expect((await browserOf(api, who).delete(`${url}/${id}`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 201, 201))('assign: %s gets %i', async (who, status) => {
    const { id } = await buildAlumniType(api.db);
    const body = { alumni_type_id: id, type_advantages: [] };
    const answer = await browserOf(api, who).post(`${url}/${id}/assign-advantages`, body);
    expect(answer.status).toBe(status);
  });

  test('assigns exactly the given advantages', async () => {
    const { id, name } = await buildAlumniType(api.db);
    const [a, b] = [await buildAdvantage('Bibliothèque'), await buildAdvantage('Mentorat')];
    const assign = (ids: number[]) =>
      api.as('accountant').post(`${url}/${id}/assign-advantages`, {
        alumni_type_id: id,
        type_advantages: ids.map((one) => ({ id: one })),
      });
    await assign([a.id, b.id]);
    const answer = await assign([b.id, b.id]);
    const type = { id, name, advantages: [{ advantage_id: b.id }] };
    expect(answer).toMatchObject({ status: 201, body: { type } });
    expect((await api.guest.get(`${url}/get/for-display`)).body).toMatchObject({
      types: expect.arrayContaining([type]),
    });
    expect((await assign([999_999])).status).toBe(400);
    expect((await api.as('administrator').delete(`/api/v2/advantages/${b.id}`)).status).toBe(200);
    expect((await api.guest.get(`${url}/get/for-display`)).body).toMatchObject({
      types: expect.arrayContaining([{ ...type, advantages: [] }]),
    });
  });

  test('refuses to assign to an unknown type, or to another than in the path', async () => {
    const { id } = await buildAlumniType(api.db);
    const assign = (path: number, body: object) =>
      api.as('accountant').post(`${url}/${path}/assign-advantages`, body);
    const none = { type_advantages: [] };
    expect((await assign(999_999, { alumni_type_id: 999_999, ...none })).status).toBe(404);
    expect((await assign(id, { alumni_type_id: id + 1, ...none })).status).toBe(400);
    expect(await assign(id, { alumni_type_id: id })).toMatchObject({
      status: 400,
      body: { errors: { type_advantages: ['Ce champ est obligatoire.'] } },
    });
  });

  test('requires a name, which is unique', async () => {
    const { name } = await buildAlumniType(api.db);
    for (const wrong of ['', name]) {
      const answer = await api.as('accountant').post(url, { name: wrong });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { name: [expect.any(String)] } },
      });
    }
    expect((await api.as('accountant').put(`${url}/999999`, { name: 'x' })).status).toBe(404);
  });
});
