import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/advantages';

describeOnDatabase('advantages', (api) => {
  const create = async (description: string) => {
    const { body } = await api.as('administrator').post(url, { description });
    return (body as { advantage: { id: number; description: string } }).advantage;
  };

  test.each(statuses(200, 200, 200, 200))('for display: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(`${url}/get/for-display`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('list: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
  });

  test.each(statuses(401, 403, 201, 201))('create: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(url, { description: 'X' })).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('update, delete: %s gets %i', async (who, status) => {
    const { id } = await create('Salle de sport');
    const browser = browserOf(api, who);
    expect((await browser.put(`${url}/${id}`, { description: 'Piscine' })).status).toBe(status);
    expect((await browser.delete(`${url}/${id}`)).status).toBe(status);
  });

  test('lists an updated advantage with its new text', async () => {
    const { id } = await create('Ancien texte');
    const answer = await api.as('accountant').put(`${url}/${id}`, { description: 'Nouveau' });
    expect(answer.body).toEqual({ status: true, advantage: { id, description: 'Nouveau' } });
    expect((await api.guest.get(`${url}/get/for-display`)).body).toMatchObject({
      advantages: expect.arrayContaining([{ id, description: 'Nouveau' }]),
    });
  });

  test('refuses an empty description and an unknown id', async () => {
    const answer = await api.as('accountant').post(url, { description: ' ' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { description: ['Ce champ est obligatoire.'] } },
    });
    expect((await api.as('accountant').put(`${url}/999999`, { description: 'X' })).status).toBe(
      404,
    );
    expect((await api.as('accountant').delete(`${url}/999999`)).status).toBe(404);
  });
});
