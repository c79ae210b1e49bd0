import { eq } from 'drizzle-orm';
import { opportunities } from '../../platform/db/schema';
import { whileSlow } from '../../../testing/broken-table';
import { buildOpportunity } from '../../../testing/content-factories';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { notificationsRepository } from '../notifications/notifications.repository';

const url = '/api/opportunities';
const offer = {
  type: 'STAGE',
  titre: 'Stage en comptabilité',
  publicateur: 'Cabinet Dossou',
  description: '<p>Six mois à <strong>Cotonou</strong>.</p>',
  missions: 'Saisir\nContrôler',
  pieces: 'CV',
  date_limite: '2099-12-31',
};
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describeOnDatabase('opportunities: who may', (api) => {
  test.each(statuses(200, 200, 200, 200))('read: %s gets %i', async (who, status) => {
    const { id } = await buildOpportunity(api.db);
    for (const path of ['latest', 'list', 'list?page=1&paginate=1', id]) {
      expect((await browserOf(api, who).get(`${url}/${path}`)).status).toBe(status);
    }
  });

  test.each(statuses(401, 403, 200, 200))('create: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(`${url}/create`, offer)).status).toBe(status);
  });

  test.each(statuses(401, 403, 403, 200))('update: %s gets %i', async (who, status) => {
    const { id } = await buildOpportunity(api.db);
    expect((await browserOf(api, who).put(`${url}/update/${id}`, offer)).status).toBe(status);
  });

  test.each(statuses(401, 403, 403, 200))('delete: %s gets %i', async (who, status) => {
    const { id } = await buildOpportunity(api.db);
    expect((await browserOf(api, who).delete(`${url}/delete/${id}`)).status).toBe(status);
    expect((await api.guest.get(`${url}/${id}`)).status).toBe(status === 200 ? 404 : 200);
  });
});

describeOnDatabase('opportunities: reading', (api) => {
  beforeAll(async () => {
    for (let index = 1; index <= 13; index += 1) {
      await buildOpportunity(api.db, {
        titre: `Offre ${index}`,
        datePublication: new Date(2026, 0, index),
        description: `<p>${'mot '.repeat(80)}</p>`,
      });
    }
    const datePublication = new Date(2026, 5, 1);
    await buildOpportunity(api.db, { titre: 'Hier', dateLimite: dayFromNow(-1), datePublication });
    await buildOpportunity(api.db, { titre: 'Jour', dateLimite: dayFromNow(0), datePublication });
  });
  const titles = (body: unknown) => (body as { titre: string }[]).map(({ titre }) => titre);

  test('latest has the six newest open ones, the last day included', async () => {
    const { body } = await api.guest.get(`${url}/latest`);
    expect(titles(body)).toEqual([
      'Jour',
      'Offre 13',
      'Offre 12',
      'Offre 11',
      'Offre 10',
      'Offre 9',
    ]);
  });

  test('the plain list has all of them, marks expired ones, and contains no HTML', async () => {
    const { body, text } = await api.guest.get(`${url}/list`);
    expect(body).toHaveLength(15);
    expect(body).toMatchObject([
      { titre: 'Jour', expired: 0 },
      { titre: 'Hier', expired: 1 },
      { titre: 'Offre 13', expired: 0 },
      ...Array(12).fill({}),
    ]);
    expect(text).not.toContain('<p>');
  });

  test.each([
    [1, 12],
    [2, 3],
    [9, 0],
  ])('page %i has %i rows', async (page, length) => {
    const { body } = await api.guest.get(`${url}/list?page=${page}&paginate=1`);
    expect(body).toMatchObject({
      status: true,
      data: { current_page: page, last_page: 2, total: 15, per_page: 12 },
    });
    expect((body as { data: { data: object[] } }).data.data).toHaveLength(length);
  });

  test.each([
    ['pages=2', 2, 15],
    ['pages=99', 2, 15],
    ['page=2&pages=2', 2, 3],
    ['page=9&pages=2', 9, 0],
  ])(
    '%s returns page %i with %i rows and the last page number in one call',
    async (query, reached, length) => {
      const { body } = await api.guest.get(`${url}/list?paginate=1&${query}`);
      expect(body).toMatchObject({ data: { current_page: reached, last_page: 2, total: 15 } });
      expect((body as { data: { data: object[] } }).data.data).toHaveLength(length);
    },
  );

  test('sort=open puts expired ones last, whatever their date', async () => {
    const { body } = await api.guest.get(`${url}/list?sort=open`);
    expect(titles(body).slice(0, 2)).toEqual(['Jour', 'Offre 13']);
    expect(titles(body).at(-1)).toBe('Hier');
    const second = await api.guest.get(`${url}/list?sort=open&paginate=1&page=2`);
    const { data } = (second.body as { data: { data: unknown } }).data;
    expect(titles(data)).toEqual(['Offre 2', 'Offre 1', 'Hier']);
  });

  test('404 for an unknown one', async () => {
    expect((await api.guest.get(`${url}/999999`)).status).toBe(404);
    expect((await api.guest.get(`${url}/abc`)).status).toBe(404);
    expect((await api.as('administrator').put(`${url}/update/999999`, offer)).status).toBe(404);
    expect((await api.as('administrator').delete(`${url}/delete/999999`)).status).toBe(404);
  });
});

describeOnDatabase('opportunities: filters', (api) => {
  beforeAll(async () => {
    const description = '<p>À <strong>Libreville</strong>, dès l’été.</p>';
    await buildOpportunity(api.db, { type: 'STAGE', titre: 'Stage d’été', description });
    await buildOpportunity(api.db, {
      type: 'EMPLOI',
      titre: 'Comptable',
      publicateur: 'Été & Cie',
    });
    await buildOpportunity(api.db, {
      type: 'AFFAIRE',
      titre: 'Local',
      missions: 'Vendre à Cotonou',
    });
  });
  const found = async (query: string) => {
    const { body } = await api.guest.get(`${url}/list?paginate=1${query}`);
    const { total, data } = (body as { data: { total: number; data: { titre: string }[] } }).data;
    return [total, ...data.map(({ titre }) => titre).sort()];
  };

  test.each([
    ['&type=STAGE', [1, 'Stage d’été']],
    ['&type=', [3, 'Comptable', 'Local', 'Stage d’été']],
    ['&search=ete', [2, 'Comptable', 'Stage d’été']],
    ['&search=%20LIBREVILLE%20stage', [1, 'Stage d’été']],
    ['&search=cotonou', [1, 'Local']],
    ['&search=strong', [0]],
    ['&search=%25', [3, 'Comptable', 'Local', 'Stage d’été']],
    ['&search=ete&type=EMPLOI', [1, 'Comptable']],
    ['&search=introuvable', [0]],
  ])('%s returns %j, and their number', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('the plain list accepts them too', async () => {
    expect((await api.guest.get(`${url}/list?type=STAGE`)).body).toHaveLength(1);
  });

  test.each([
    ['type', 'CADEAU'],
    ['search', 'x'.repeat(101)],
    ['sort', 'titre'],
    ['pages', '0'],
    ['pages', 'deux'],
  ])('refuses an invalid %s under its name', async (name, value) => {
    const answer = await api.guest.get(`${url}/list?paginate=1&${name}=${value}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [name]: [expect.any(String)] } },
    });
  });
});

describeOnDatabase('opportunities: writing', (api) => {
  const create = (change: object) =>
    api.as('accountant').post(`${url}/create`, { ...offer, ...change });
  const read = async (id: number) => (await api.guest.get(`${url}/${id}`)).body;

  test('returns what was written', async () => {
    const { id } = (await create({})).body as { id: number };
    expect(await read(id)).toMatchObject({ ...offer, expired: 0 });
    const changed = { ...offer, titre: 'Autre titre', date_limite: '', missions: '' };
    await api.as('administrator').put(`${url}/update/${id}`, changed);
    expect(await read(id)).toMatchObject({
      titre: 'Autre titre',
      date_limite: null,
      missions: null,
    });
  });

  test('keeps its date of publication, and stores no other field', async () => {
    const foreign = { id: 1, auteur_id: 1, date_publication: '2001-01-01', expired: 1 };
    const { id } = (await create({ titre: 'Une fois', ...foreign })).body as { id: number };
    const first = await read(id);
    expect(first).toMatchObject({ titre: 'Une fois', expired: 0 });
    expect(first['date_publication']).not.toMatch(/^2001/);
    const changed = { ...offer, titre: 'Deux fois', ...foreign };
    await api.as('administrator').put(`${url}/update/${id}`, changed);
    expect(await read(id)).toEqual({ ...(first as object), titre: 'Deux fois' });
  });

  test('a double click creates one opportunity, and one notification per person', async () => {
    const member = await buildAlumnus(api.db);
    const answers = await whileSlow(api, 'opportunities', () =>
      Promise.all(Array.from({ length: 4 }, () => create({ titre: 'Double', missions: null }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await api.db.$count(opportunities, eq(opportunities.titre, 'Double'))).toBe(1);
    expect(await notificationsRepository.of(api.db, member.id)).toHaveLength(1);
    const other = await create({ titre: 'Double', missions: 'Autre chose' });
    expect(other.body).not.toEqual(answers[0]?.body);
  });

  test('sanitizes HTML on write', async () => {
    const description =
      '<p style="color:red" onclick="x()">Bon<script>x()</script><img src=x onerror=x()></p>' +
      '<a href="javascript:x()">un</a><a href="https://x.test">deux</a>';
    const { id } = (await create({ description })).body as { id: number };
    expect(await read(id)).toMatchObject({
      description:
        '<p>Bon</p><a rel="noopener noreferrer" target="_blank">un</a>' +
        '<a href="https://x.test" rel="noopener noreferrer" target="_blank">deux</a>',
    });
  });

  test.each([
    ['type', { type: 'CADEAU' }],
    ['titre', { titre: '' }],
    ['publicateur', { publicateur: ' ' }],
    ['description', { description: '' }],
    ['description', { description: '<p> </p><script>x()</script>' }],
    ['date_limite', { date_limite: '31/12/2026' }],
  ])('shows an invalid %s under its field', async (field, change) => {
    const answer = await create(change);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  test('notifies every approved and active alumnus, and nobody else', async () => {
    const [notified, ...others] = [
      await buildAlumnus(api.db),
      await buildAlumnus(api.db, { approved: 0 }),
      await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' }),
    ];
    const { id } = (await create({ titre: 'Pour tous' })).body as { id: number };
    const bell = await api.as(notified).get(`/api/users/notifications/${notified.id}`);
    const [item] = bell.body as { type: string; data: string }[];
    expect(item?.type).toBe('opportunity');
    expect(JSON.parse(item?.data ?? '')).toMatchObject({
      route: 'opportunity_details',
      params: { id: String(id) },
    });
    for (const { id: other } of others) {
      expect(await notificationsRepository.of(api.db, other)).toEqual([]);
    }
  });
});

describeOnDatabase('many opportunities', (api) => {
  test('the plain list stops at the hundred newest; the pages continue', async () => {
    await buildOpportunity(api.db, { titre: 'Ancienne', datePublication: new Date('2020-01-01') });
    for (let index = 0; index < 100; index += 1) await buildOpportunity(api.db);
    const list = await api.guest.get(`${url}/list`);
    expect(list.body).toHaveLength(100);
    expect(list.text).not.toContain('Ancienne');
    const last = await api.guest.get(`${url}/list?page=9&paginate=1`);
    expect(last.body).toMatchObject({ data: { total: 101, last_page: 9 } });
    expect(last.text).toContain('Ancienne');
    const all = await api.guest.get(`${url}/list?paginate=1&pages=9`);
    expect(all.body).toMatchObject({ data: { current_page: 8, last_page: 9 } });
    expect((all.body as { data: { data: object[] } }).data.data).toHaveLength(96);
  });
});
