import { eq } from 'drizzle-orm';
import { auditEntries, slides } from '../../platform/db/schema';
import { buildSlide } from '../../../testing/content-factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/home-slides';
const texts = { title: 'Bienvenue', subtitle: 'Au réseau', description: 'Ensemble.' };

describeOnDatabase('home slides', (api) => {
  beforeAll(async () => {
    for (let index = 0; index < 4; index += 1) await buildSlide(api.db);
  });

  test.each(statuses(200, 200, 200, 200))('for display: %s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).get(`${url}/get/for-display`);
    expect(answer.status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('list: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(`${url}?page=1&paginate=1`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 201, 201))('create: %s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).post(
      url,
      ...form(texts, { cover_picture: await png() }),
    );
    expect(answer.status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('update: %s gets %i', async (who, status) => {
    const { id } = await buildSlide(api.db);
    expect((await browserOf(api, who).put(`${url}/${id}`, texts)).status).toBe(status);
    expect((await browserOf(api, who).post(`${url}/${id}`, ...form(texts))).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('delete: %s gets %i', async (who, status) => {
    const { id } = await buildSlide(api.db);
    expect((await browserOf(api, who).delete(`${url}/${id}`)).status).toBe(status);
  });

  test('guests see a created slide, and its cover is served', async () => {
    const cover = await png(1000, 500);
    const made = await api.as('administrator').post(url, ...form(texts, { cover_picture: cover }));
    expect(made).toMatchObject({ status: 201, body: { status: true, slide: texts } });
    const { slide } = made.body as { slide: { id: number; cover_picture: string } };
    expect((await api.guest.get(slide.cover_picture)).status).toBe(200);
    const shown = await api.guest.get(`${url}/get/for-display`);
    expect(shown.body).toMatchObject({ slides: expect.arrayContaining([slide]) });
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, slide.id));
    expect(entries.map(({ action }) => action)).toContain('slide.create');
  });

  test('requires a cover, which must be an image', async () => {
    const create = (files: Record<string, Buffer>) =>
      api.as('accountant').post(url, ...form({ ...texts, title: '' }, files));
    expect(await create({})).toMatchObject({
      status: 400,
      body: {
        errors: {
          title: ['Ce champ est obligatoire.'],
          cover_picture: ['Veuillez ajouter une image de couverture.'],
        },
      },
    });
    const text = Buffer.from('GIF89a, or so it says');
    const answer = await api.as('accountant').post(url, ...form(texts, { cover_picture: text }));
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { cover_picture: ['Vous devez sélectionner une image '] } },
    });
  });

  test('refuses a file above 5 MB', async () => {
    const heavy = Buffer.alloc(5 * 1024 * 1024 + 1, 1);
    const answer = await api.as('accountant').post(url, ...form(texts, { cover_picture: heavy }));
    expect(answer.status).toBe(413);
  });

  test('an update without a file keeps the cover, with one it replaces it', async () => {
    const made = await api
      .as('administrator')
      .post(url, ...form(texts, { cover_picture: await png() }));
    const { slide } = made.body as { slide: { id: number; cover_picture: string } };
    const kept = await api.as('accountant').put(`${url}/${slide.id}`, { ...texts, title: 'Autre' });
    expect(kept.body).toMatchObject({
      slide: { title: 'Autre', cover_picture: slide.cover_picture },
    });
    const form2 = form(texts, { cover_picture: await png(60, 60) });
    const replaced = await api.as('accountant').post(`${url}/${slide.id}`, ...form2);
    const { cover_picture: cover } = (replaced.body as { slide: { cover_picture: string } }).slide;
    expect(cover).not.toBe(slide.cover_picture);
    expect((await api.guest.get(slide.cover_picture)).status).toBe(404);
    expect((await api.guest.get(cover)).status).toBe(200);
  });

  test('404 for an unknown slide', async () => {
    expect((await api.as('accountant').put(`${url}/999999`, texts)).status).toBe(404);
    expect((await api.as('accountant').delete(`${url}/999999`)).status).toBe(404);
  });
});

describeOnDatabase('the last three slides', (api) => {
  test('stay, also with concurrent administrators', async () => {
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push(await buildSlide(api.db));
    const answers = await Promise.all(
      made.map(({ id }) => api.as('administrator').delete(`${url}/${id}`)),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, 200, 409, 409, 409]);
    expect(await api.db.$count(slides)).toBe(3);
  });
});
