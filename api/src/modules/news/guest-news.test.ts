import { buildNews, buildOpportunity, buildSlide } from '../../../testing/content-factories';
import { buildAccountant, buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/guest/actualities';
const day = 86_400_000;

describeOnDatabase('guest news', (api) => {
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const auteur = await buildAlumnus(api.db, { nom: 'ADJO', prenoms: 'Sena' });
    const gone = await buildAlumnus(api.db, { anonymisedAt: new Date() });
    const build = async (titre: string, item: Parameters<typeof buildNews>[1] = {}) => {
      ids[titre] = (await buildNews(api.db, { titre, ...item })).id;
    };
    const html = `<p>${'Été '.repeat(100)}</p><script>alert(1)</script>`;
    await build('hier', { auteurId: auteur.id, contenu: html });
    await build('avant-hier', {
      datePublication: new Date(Date.now() - 2 * day),
      auteurId: gone.id,
    });
    await build('demain', { datePublication: new Date(Date.now() + day) });
    await build('brouillon', { draft: 1, datePublication: null });
  });

  test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
    expect((await browserOf(api, who).get(`${url}/${ids.hier}`)).status).toBe(status);
  });

  test.each([
    ['?draft=0&limit=5&sort=-date_publication', ['hier', 'avant-hier']],
    ['?draft=1', ['hier', 'avant-hier']],
    ['?sort=date_publication', ['avant-hier', 'hier']],
    ['?limit=1', ['hier']],
    ['?limit=1&page=2', ['avant-hier']],
    ['?limit=1&page=3', []],
  ])('%s returns %j: no draft, no future item', async (query, titles) => {
    for (const who of ['guest', 'administrator'] as const) {
      const { body } = await browserOf(api, who).get(url + query);
      expect((body as { titre: string }[]).map(({ titre }) => titre)).toEqual(titles);
    }
  });

  test.each([
    ['limit=1', { current_page: 1, last_page: 2, total: 2, per_page: 1 }, ['hier']],
    ['limit=1&pages=9', { current_page: 2, last_page: 2, total: 2 }, ['hier', 'avant-hier']],
    ['limit=1&page=3', { current_page: 3, last_page: 2, total: 2 }, []],
    ['draft=1', { current_page: 1, last_page: 1, total: 2 }, ['hier', 'avant-hier']],
  ])('paginate=1&%s returns the number of public items', async (query, expected, titles) => {
    const { body } = await api.guest.get(`${url}?paginate=1&${query}`);
    expect(body).toMatchObject({ status: true, data: expected });
    const { data } = (body as { data: { data: { titre: string }[] } }).data;
    expect(data.map(({ titre }) => titre)).toEqual(titles);
  });

  test.each(['demain', 'brouillon'])('%s is not found by its id', async (titre) => {
    expect((await api.guest.get(`${url}/${ids[titre]}`)).status).toBe(404);
  });

  test('a list has 200 characters without HTML, an item its whole text', async () => {
    const list = await api.guest.get(url);
    const [first, second] = list.body as { contenu: string; auteur: object }[];
    expect([...(first?.contenu ?? '')]).toHaveLength(200);
    expect(first?.contenu).toMatch(/^Été Été .*…$/);
    expect(list.text).not.toMatch(/<|alert/);
    expect(first?.auteur).toEqual({ nom: 'ADJO', prenoms: 'Sena' });
    expect(second?.auteur).toEqual({ nom: 'Ancien membre', prenoms: '' });
    const item = await api.guest.get(`${url}/${ids.hier}`);
    expect((item.body as { contenu: string }).contenu).toContain('<p>Été');
  });
});

describeOnDatabase('guest news without a limit', (api) => {
  test('returns the cards of one page, the rest on the next', async () => {
    for (let index = 0; index < 13; index += 1) await buildNews(api.db);
    expect((await api.guest.get(url)).body).toHaveLength(12);
    expect((await api.guest.get(`${url}?page=2`)).body).toHaveLength(1);
    expect((await api.guest.get(`${url}?limit=0`)).status).toBe(400);
    expect((await api.guest.get(`${url}?limit=101`)).status).toBe(400);
  });
});

describeOnDatabase(
  'page sizes',
  (api) => {
    test('are settings, for cards and for rows', async () => {
      for (let index = 0; index < 4; index += 1) {
        await buildNews(api.db);
        await buildOpportunity(api.db);
        await buildSlide(api.db);
        await buildAlumnus(api.db);
        await buildAccountant(api.db);
      }
      const staff = api.as('administrator');
      const sizeOf = async (path: string) => {
        const { data, pagination }: Record<string, { per_page: number }> = (await staff.get(path))
          .body;
        return (pagination ?? data)?.per_page;
      };
      expect((await api.guest.get(url)).body).toHaveLength(2);
      expect(await sizeOf('/api/users/students/list')).toBe(2);
      expect(await sizeOf('/api/opportunities/list?paginate=1')).toBe(2);
      expect(await sizeOf('/api/actualities/list')).toBe(3);
      expect(await sizeOf('/api/users/admin/list')).toBe(3);
      expect(await sizeOf('/api/v2/home-slides?paginate=1')).toBe(3);
    });
  },
  { CARDS_PER_PAGE: '2', ROWS_PER_PAGE: '3' },
);
