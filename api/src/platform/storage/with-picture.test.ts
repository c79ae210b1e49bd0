import { eq } from 'drizzle-orm';
import { slides } from '../db/schema';
import { whileRefusing } from '../../../testing/broken-table';
import { buildNews, buildSlide } from '../../../testing/content-factories';
import { buildAlumnus, buildCategory, next } from '../../../testing/factories';
import { countPictures } from '../../../testing/files';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import type { Answer } from '../../../testing/client';

interface Kind {
  name: string;
  fields: () => Record<string, string>;
  file: string;
  create: string;
  update: (id: number) => string;
  remove: (id: number) => string;
  build: (api: TestApi) => Promise<number>;
  shown: (api: TestApi, id: number) => Promise<string>;
}

const listed = async (api: TestApi, url: string, key: string, id: number) => {
  const { body } = await api.guest.get(url);
  const items = body[key] as { id: number; cover_picture: string }[];
  return items.find((item) => item.id === id)?.cover_picture ?? 'none';
};

const kinds: Kind[] = [
  {
    name: 'slide',
    fields: () => ({ title: 'Titre', subtitle: 'Sous-titre', description: 'Texte' }),
    file: 'cover_picture',
    create: '/api/v2/home-slides',
    update: (id) => `/api/v2/home-slides/${id}`,
    remove: (id) => `/api/v2/home-slides/${id}`,
    build: async (api) => (await buildSlide(api.db)).id,
    shown: (api, id) => listed(api, '/api/v2/home-slides/get/for-display', 'slides', id),
  },
  {
    name: 'category',
    fields: () => ({ name: `Catégorie ${next()}`, description: 'Texte' }),
    file: 'cover_picture',
    create: '/api/v2/alumni-categories',
    update: (id) => `/api/v2/alumni-categories/${id}`,
    remove: (id) => `/api/v2/alumni-categories/${id}`,
    build: async (api) => (await buildCategory(api.db)).id,
    shown: (api, id) => listed(api, '/api/v2/alumni-categories', 'categories', id),
  },
  {
    name: 'news',
    fields: () => ({ titre: `Titre ${next()}`, contenu: '<p>Texte</p>', draft: '0' }),
    file: 'picture',
    create: '/api/actualities/create',
    update: (id) => `/api/actualities/update/${id}`,
    remove: (id) => `/api/actualities/delete/${id}`,
    build: async (api) => (await buildNews(api.db)).id,
    shown: async (api, id) =>
      (await api.as('accountant').get(`/api/actualities/${id}`)).body['picture_url'],
  },
];
const codes = (answers: Answer[]) => answers.map(({ status }) => status);

describeOnDatabase('no picture is left behind', (api) => {
  beforeAll(async () => {
    for (let index = 0; index < 4; index += 1) await buildSlide(api.db);
  });

  describe.each(kinds)('of a $name', ({ fields, file, create, update, remove, build, shown }) => {
    const send = async (url: string, content?: Buffer) =>
      api.as('accountant').post(url, ...form(fields(), { [file]: content ?? (await png()) }));

    test('when six updates race: the last one wins, and its picture is served', async () => {
      const id = await build(api);
      const before = await countPictures(api);
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(update(id))));
      expect(codes(answers)).toEqual(Array(6).fill(200));
      expect(await countPictures(api)).toBe(before + 1);
      expect((await api.guest.get(await shown(api, id))).status).toBe(200);
    });

    test('when updates race with a delete', async () => {
      const id = await build(api);
      const before = await countPictures(api);
      const answers = await Promise.all([
        send(update(id)),
        api.as('administrator').delete(remove(id)),
        send(update(id)),
      ]);
      expect(codes(answers)[1]).toBe(200);
      expect(codes(answers).every((code) => [200, 404].includes(code))).toBe(true);
      expect(await countPictures(api)).toBe(before);
    });

    test('when the transaction fails, on a create as on an update', async () => {
      const id = await build(api);
      await send(update(id));
      const before = await countPictures(api);
      await whileRefusing(api, 'audit_entries', async () => {
        expect((await send(create)).status).toBe(500);
        expect((await send(update(id))).status).toBe(500);
        expect((await api.as('administrator').delete(remove(id))).status).toBe(500);
      });
      expect(await countPictures(api)).toBe(before);
      expect((await api.guest.get(await shown(api, id))).status).toBe(200);
    });

    test('when the target is unknown, the file is not a picture, or the target is deleted', async () => {
      const before = await countPictures(api);
      expect((await send(update(999_999))).status).toBe(404);
      expect((await send(create, Buffer.from('texte'))).status).toBe(400);
      const id = await build(api);
      await send(update(id));
      expect(await countPictures(api)).toBe(before + 1);
      await api.as('administrator').delete(remove(id));
      expect(await countPictures(api)).toBe(before);
    });
  });

  test('four simultaneous requests for one name create one category, and one picture', async () => {
    const before = await countPictures(api);
    const picture = await png();
    const answers = await Promise.all(
      (['accountant', 'administrator', 'accountant', 'administrator'] as const).map((who) => {
        const body = form({ name: 'Chercheuse', description: 'X' }, { cover_picture: picture });
        return api.as(who).post('/api/v2/alumni-categories', ...body);
      }),
    );
    expect(codes(answers).sort()).toEqual([201, 400, 400, 400]);
    for (const { status, body } of answers) {
      if (status === 400) {
        expect(body).toMatchObject({ errors: { name: ['Ce nom est déjà pris.'] } });
      }
    }
    expect(await countPictures(api)).toBe(before + 1);
  });

  test('a profile photo: six at once, and one that the database refuses', async () => {
    const owner = await buildAlumnus(api.db);
    const before = await countPictures(api);
    const picture = await png();
    const send = () =>
      api.as(owner).post(`/api/users/picture/${owner.id}`, ...form({}, { picture }));
    expect(codes(await Promise.all(Array.from({ length: 6 }, send)))).toEqual(Array(6).fill(200));
    expect(await countPictures(api)).toBe(before + 1);
    await whileRefusing(api, 'people', async () => expect((await send()).status).toBe(500));
    expect(await countPictures(api)).toBe(before + 1);
  });

  test('an update without a file races with one with a file: the new cover stays', async () => {
    const { id } = await buildSlide(api.db);
    const texts = { title: 'Titre', subtitle: 'Sous-titre', description: 'Texte' };
    const url = `/api/v2/home-slides/${id}`;
    const picture = await png();
    await Promise.all([
      api.as('accountant').put(url, texts),
      api.as('accountant').post(url, ...form(texts, { cover_picture: picture })),
      api.as('administrator').put(url, texts),
    ]);
    const [row] = await api.db.select().from(slides).where(eq(slides.id, id));
    expect(row?.coverPicture).not.toContain('0'.repeat(32));
  });
});
