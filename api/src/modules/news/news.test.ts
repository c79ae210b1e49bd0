import { eq } from 'drizzle-orm';
import { news } from '../../platform/db/schema';
import { whileSlow } from '../../../testing/broken-table';
import { buildNews } from '../../../testing/content-factories';
import { buildAccountant, next } from '../../../testing/factories';
import { countPictures } from '../../../testing/files';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/actualities';
const guestUrl = '/api/guest/actualities';
const texts = () => ({
  titre: `Rentrée ${next()}`,
  contenu: '<p>Bonne <strong>rentrée</strong></p>',
});
const create = async (api: TestApi, fields: Record<string, string>, picture?: Buffer) => {
  const answer = await api
    .as('accountant')
    .post(`${url}/create`, ...form(fields, picture && { picture }));
  return { ...answer, id: answer.body?.['id'] as unknown as number };
};
const read = async (api: TestApi, id: number): Promise<Record<string, unknown>> =>
  (await api.as('administrator').get(`${url}/${id}`)).body;

describeOnDatabase('news: who may', (api) => {
  test.each(statuses(401, 403, 200, 200))('list, read: %s gets %i', async (who, status) => {
    const { id } = await buildNews(api.db);
    expect((await browserOf(api, who).get(`${url}/list?page=1`)).status).toBe(status);
    expect((await browserOf(api, who).get(`${url}/${id}`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('create: %s gets %i', async (who, status) => {
    const body = form({ ...texts(), draft: '0' });
    expect((await browserOf(api, who).post(`${url}/create`, ...body)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('update, delete: %s gets %i', async (who, status) => {
    const { id } = await buildNews(api.db);
    const body = form({ ...texts(), draft: '0' });
    const browser = browserOf(api, who);
    expect((await browser.post(`${url}/update/${id}`, ...body)).status).toBe(status);
    expect((await browser.delete(`${url}/delete/${id}`)).status).toBe(status);
    expect(await api.db.$count(news, eq(news.id, id))).toBe(status === 200 ? 0 : 1);
  });

  test('404 for an unknown item', async () => {
    const staff = api.as('administrator');
    const body = form({ ...texts(), draft: '0' });
    expect((await staff.get(`${url}/999999`)).status).toBe(404);
    expect((await staff.get(`${url}/abc`)).status).toBe(404);
    expect((await staff.post(`${url}/update/999999`, ...body)).status).toBe(404);
    expect((await staff.delete(`${url}/delete/999999`)).status).toBe(404);
  });
});

describeOnDatabase('news: the list of staff', (api) => {
  beforeAll(async () => {
    const author = await buildAccountant(api.db, { nom: 'ADJO', prenoms: 'Sena' });
    const gone = await buildAccountant(api.db, { anonymisedAt: new Date(), isActivate: 0 });
    const leaving = await buildAccountant(api.db, {
      deletionRequestedAt: new Date(),
      isActivate: 0,
    });
    for (let index = 1; index <= 21; index += 1) {
      const createdAt = new Date(2026, 0, index);
      await buildNews(api.db, { titre: `N${index}`, createdAt, auteurId: leaving.id });
    }
    const contenu = `<p>${'Été '.repeat(100)}</p>`;
    const createdAt = new Date(2026, 1, 1);
    await buildNews(api.db, { titre: 'Brouillon', draft: 1, datePublication: null, createdAt });
    await buildNews(api.db, { titre: 'Demain', datePublication: new Date(2999, 0, 1), createdAt });
    await buildNews(api.db, { titre: 'De Sena', auteurId: author.id, contenu, createdAt });
    await buildNews(api.db, { titre: 'D’un parti', auteurId: gone.id, createdAt });
  });

  test('has drafts and future items, the newest first, with excerpts and authors', async () => {
    const { body, text } = await api.as('accountant').get(`${url}/list?page=1`);
    expect(body).toMatchObject({
      status: true,
      data: {
        current_page: 1,
        last_page: 2,
        total: 25,
        per_page: 20,
        data: [
          { titre: 'D’un parti', auteur: { nom: 'Ancien membre', prenoms: '' } },
          { titre: 'De Sena', auteur: { nom: 'ADJO', prenoms: 'Sena' } },
          { titre: 'Demain', draft: 0 },
          { titre: 'Brouillon', draft: 1, date_publication: null },
          { titre: 'N21', auteur: { nom: 'Ancien membre', prenoms: '' } },
          ...Array(15).fill({}),
        ],
      },
    });
    const [, excerpt] = (body as { data: { data: { contenu: string }[] } }).data.data;
    expect([...(excerpt?.contenu ?? '')]).toHaveLength(200);
    expect(text).not.toContain('<');
  });

  test.each([
    ['', 1, 20],
    ['?page=2', 2, 5],
    ['?page=9', 9, 0],
  ])('list%s is page %i with %i rows', async (query, current, length) => {
    const { body } = await api.as('accountant').get(`${url}/list${query}`);
    expect(body).toMatchObject({ data: { current_page: current, last_page: 2, total: 25 } });
    expect((body as { data: { data: object[] } }).data.data).toHaveLength(length);
  });

  test('guests see neither drafts nor future items', async () => {
    const { body } = await api.guest.get(`${guestUrl}?limit=100&draft=1`);
    const titles = (body as { titre: string }[]).map(({ titre }) => titre);
    expect(titles).toHaveLength(23);
    expect(titles).not.toContain('Brouillon');
    expect(titles).not.toContain('Demain');
  });
});

describeOnDatabase('news: the order of the list', (api) => {
  const day = (number: number) => new Date(2026, 0, number);

  beforeAll(async () => {
    const build = (titre: string, created: number, published: number | null, draft: 0 | 1 = 0) =>
      buildNews(api.db, {
        titre,
        draft,
        createdAt: day(created),
        datePublication: published === null ? null : day(published),
      });
    await build('Écoles ouvertes', 3, 20);
    await build('bal des anciens', 1, 22);
    await build('L’Afrique au salon', 3, 21);
    await build('Bourses', 2, null, 1);
    // Turned back into a draft: its first date is kept, and hidden.
    await build('Forum', 4, 25, 1);
  });

  const [ecoles, bal, afrique, bourses, forum] = [
    'Écoles ouvertes',
    'bal des anciens',
    'L’Afrique au salon',
    'Bourses',
    'Forum',
  ];

  test.each([
    ['', [forum, afrique, ecoles, bourses, bal]],
    ['?sort=-created_at', [forum, afrique, ecoles, bourses, bal]],
    ['?sort=created_at', [bal, bourses, ecoles, afrique, forum]],
    ['?sort=titre', [bal, bourses, ecoles, forum, afrique]],
    ['?sort=-titre', [afrique, forum, ecoles, bourses, bal]],
    ['?sort=date_publication', [ecoles, afrique, bal, bourses, forum]],
    ['?sort=-date_publication', [bal, afrique, ecoles, forum, bourses]],
  ])('list%s: %j', async (query, titles) => {
    const { status, body } = await api.as('accountant').get(`${url}/list${query}`);
    expect(status).toBe(200);
    const { data } = (body as { data: { data: { titre: string }[] } }).data;
    expect(data.map(({ titre }) => titre)).toEqual(titles);
  });

  test.each(['auteur', '-id', '', 'created_at;DROP'])(
    'refuses the unknown sort %j',
    async (sort) => {
      const { status, body } = await api.as('accountant').get(`${url}/list?sort=${sort}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: { sort: ['Choisissez une des valeurs proposées.'] } });
    },
  );
});

describeOnDatabase(
  'news: pages of equal rows',
  (api) => {
    test('contain each row once, in any order', async () => {
      const createdAt = new Date(2026, 0, 1);
      for (let index = 0; index < 5; index += 1) {
        await buildNews(api.db, { titre: 'La même', createdAt, datePublication: createdAt });
      }
      for (const sort of ['titre', '-titre', 'date_publication', 'created_at', '-created_at']) {
        const ids: number[] = [];
        for (const page of [1, 2, 3]) {
          const { body } = await api.as('accountant').get(`${url}/list?sort=${sort}&page=${page}`);
          ids.push(...(body as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id));
        }
        expect(new Set(ids).size).toBe(5);
      }
    });
  },
  { ROWS_PER_PAGE: '2' },
);

describeOnDatabase('news: writing', (api) => {
  test('returns what was written, with its picture and its author', async () => {
    const written = texts();
    const { status, body, id } = await create(api, { ...written, draft: '0' }, await png());
    expect({ status, body }).toEqual({ status: 200, body: { status: true, id } });
    const item = await read(api, id);
    expect(item).toMatchObject({ id, ...written, draft: 0, auteur: { prenoms: 'Koffi' } });
    expect((await api.guest.get(String(item.picture_url))).status).toBe(200);
    expect((await api.guest.get(`${guestUrl}/${id}`)).body).toEqual(item);
  });

  test('a draft is for staff until it is published; its first date is then kept', async () => {
    const fields = texts();
    const { id } = await create(api, { ...fields, draft: '1' });
    expect(await read(api, id)).toMatchObject({ draft: 1, date_publication: null });
    expect((await api.guest.get(`${guestUrl}/${id}`)).status).toBe(404);
    const set = (draft: string, titre = fields.titre) =>
      api.as('administrator').post(`${url}/update/${id}`, ...form({ ...fields, titre, draft }));
    await set('0');
    const { date_publication: first, auteur } = await read(api, id);
    expect(Date.parse(String(first))).toBeGreaterThan(Date.now() - 60_000);
    await set('1');
    expect((await api.guest.get(`${guestUrl}/${id}`)).status).toBe(404);
    await set('0', 'Un autre titre');
    const again = { titre: 'Un autre titre', draft: 0, date_publication: first, auteur };
    expect(await read(api, id)).toMatchObject(again);
    expect((await api.guest.get(`${guestUrl}/${id}`)).status).toBe(200);
  });

  test('an update without a picture keeps it, as a form or as JSON', async () => {
    const fields = { ...texts(), draft: '0' };
    const { id } = await create(api, fields, await png());
    const { picture_url: picture } = await read(api, id);
    const staff = api.as('accountant');
    expect((await staff.post(`${url}/update/${id}`, ...form(fields))).status).toBe(200);
    expect((await staff.post(`${url}/update/${id}`, { ...fields, draft: 1 })).status).toBe(200);
    expect(await read(api, id)).toMatchObject({ draft: 1, picture_url: picture });
  });

  test.each([
    ['titre', { titre: ' ' }, 'Ce champ est obligatoire.'],
    ['titre', { titre: 'x'.repeat(201) }, 'Au plus 200 caractères.'],
    ['contenu', { contenu: '' }, 'Ce champ est obligatoire.'],
    ['contenu', { contenu: '<p> </p><script>x()</script>' }, 'Ce champ est obligatoire.'],
    ['draft', { draft: '2' }, 'Choisissez une des valeurs proposées.'],
    ['draft', { draft: '' }, 'Choisissez une des valeurs proposées.'],
  ])('an invalid %s (%j): 400 on create, 422 on update', async (field, change, message) => {
    const { id } = await buildNews(api.db);
    const body = form({ ...texts(), draft: '0', ...change });
    for (const [path, status] of [
      ['create', 400],
      [`update/${id}`, 422],
    ] as const) {
      const answer = await api.as('accountant').post(`${url}/${path}`, ...body);
      expect(answer).toMatchObject({ status, body: { message, errors: { [field]: [message] } } });
    }
  });

  test('a file that is not a picture: 400 on create, 422 on update; too large: 413', async () => {
    const { id } = await buildNews(api.db);
    const fields = { ...texts(), draft: '0' };
    const message = 'Vous devez sélectionner une image ';
    const send = (path: string, picture: Buffer) =>
      api.as('accountant').post(`${url}/${path}`, ...form(fields, { picture }));
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const errors = { picture: [message] };
    expect(await send('create', text)).toMatchObject({ status: 400, body: { errors } });
    expect(await send(`update/${id}`, text)).toMatchObject({ status: 422, body: { errors } });
    expect((await send('create', Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('never stores fields that the form does not have', async () => {
    const foreign = { id: '1', auteur_id: '1', date_publication: '2999-01-01', created_at: '2001' };
    const { id } = await create(api, { ...texts(), draft: '0', ...foreign });
    expect(id).not.toBe(1);
    const [row] = await api.db.select().from(news).where(eq(news.id, id));
    expect(row?.datePublication?.getFullYear()).toBe(new Date().getFullYear());
    expect(row?.createdAt.getFullYear()).toBe(new Date().getFullYear());
    expect((await read(api, id)).auteur).toMatchObject({ prenoms: 'Koffi' });
  });

  test('a double click creates one item, and stores one picture', async () => {
    const fields = { ...texts(), draft: '0' };
    const before = await countPictures(api);
    const picture = await png();
    const answers = await whileSlow(api, 'news', () =>
      Promise.all(Array.from({ length: 4 }, () => create(api, fields, picture))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await api.db.$count(news, eq(news.titre, fields.titre))).toBe(1);
    expect(await countPictures(api)).toBe(before + 1);
    const other = await api.as('administrator').post(`${url}/create`, ...form(fields));
    expect(other.body).not.toMatchObject({ id: answers[0]?.id });
  });
});

describeOnDatabase(
  'news: the same twice, without a deduplication window',
  (api) => {
    test('creates two items', async () => {
      const fields = { ...texts(), draft: '1' };
      const [one, two] = [await create(api, fields), await create(api, fields)];
      expect(one.id).not.toBe(two.id);
    });
  },
  { DOUBLE_SUBMIT_WINDOW: '0' },
);
