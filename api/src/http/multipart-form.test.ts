import { buildSlide } from '../../testing/content-factories';
import { form, png } from '../../testing/form';
import { describeOnDatabase } from '../../testing/test-api';

const fields = { title: 'Un titre', subtitle: 'Un sous-titre', description: 'Un texte.' };

describeOnDatabase('a multipart form', (api) => {
  const update = async (body: Buffer, type?: string) => {
    const [, options] = form({});
    const headers = type ? { 'content-type': type } : options.headers;
    const { id } = await buildSlide(api.db);
    return api.as('administrator').post(`/api/v2/home-slides/${id}`, body, { headers });
  };

  test.each([0.2, 0.5, 0.9, 0.99])('truncated at %d of its length is malformed', async (share) => {
    const [whole] = form(fields, { cover_picture: await png(200, 200) });
    const answer = await update(whole.subarray(0, Math.floor(whole.length * share)));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  test.each([
    ['another boundary', 'multipart/form-data; boundary=autre'],
    ['no boundary', 'multipart/form-data'],
  ])('with %s is refused', async (_what, type) => {
    expect([400, 415]).toContain((await update(form(fields)[0], type)).status);
  });

  test('with far too many parts is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`champ${n}`, 'x']));
    expect([400, 413]).toContain((await update(form({ ...fields, ...many })[0])).status);
  });

  test('with a field named like an Object property is refused; complete, it is accepted', async () => {
    expect((await update(form({ ...fields, constructor: 'x' })[0])).status).toBe(400);
    expect((await update(form(fields)[0])).status).toBe(200);
  });
});
