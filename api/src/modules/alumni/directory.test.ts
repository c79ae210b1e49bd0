import { eq } from 'drizzle-orm';
import { people } from '../../platform/db/schema';
import { buildDiploma, buildField, buildPath } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const list = '/api/users/students/list';

interface Page {
  data: { nom: string; prenoms: string; email: string | null }[];
  total: number;
  current_page: number;
  last_page: number;
  per_page: number;
}

/** A page of the list for an administrator. */
async function pageOf(api: TestApi, query: Record<string, string>): Promise<Page> {
  const answer = await api.as('administrator').get(`${list}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return (answer.body as { data: Page }).data;
}

async function namesFound(api: TestApi, query: Record<string, string>): Promise<string[]> {
  return (await pageOf(api, query)).data.map(({ nom, prenoms }) => `${nom} ${prenoms}`);
}

describeOnDatabase('who sees the directory', (api) => {
  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(list)).status).toBe(status);
  });

  test('tells a member that their e-mail is not verified', async () => {
    const newcomer = await buildAlumnus(api.db, { emailVerifiedAt: null, approved: 0 });
    const answer = await api.as(newcomer).get(list);
    expect(answer).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
    expect(answer.body).not.toHaveProperty('data');
  });

  test('a member waiting for approval sees no contact, no employer, no photo', async () => {
    const waiting = await buildAlumnus(api.db, { approved: 0 });
    const category = await buildCategory(api.db, { name: 'Chercheur' });
    await buildAlumnus(api.db, {
      nom: 'ADJOVI',
      telephone: '+22890123456',
      employeur: 'Port de Lomé',
      picture: `photos/${'a'.repeat(32)}-500x500`,
      professionId: category.id,
    });
    const shared = await api.as('member').get(`${list}?search=adjovi`);
    expect(shared.body).toMatchObject({
      data: {
        data: [
          {
            telephone: '+22890123456',
            employeur: 'Port de Lomé',
            picture_url: `/files/photos/${'a'.repeat(32)}-500x500/500.webp`,
          },
        ],
      },
    });
    const reduced = await api.as(waiting).get(`${list}?search=adjovi`);
    expect(reduced.body).toMatchObject({
      data: {
        data: [
          {
            nom: 'ADJOVI',
            profession: 'Chercheur',
            email: null,
            telephone: null,
            employeur: null,
            picture_url: null,
          },
        ],
      },
    });
  });

  test.each([
    'employeur=port',
    'filiere=Droit',
    'last_grade=Master',
    'nationalite=Togo',
    'pays_residence=Togo',
    'sexe=F',
  ])(
    'a member waiting for approval cannot search by %s, an approved member can',
    async (filter) => {
      const waiting = await buildAlumnus(api.db, { approved: 0 });
      expect(await api.as(waiting).get(`${list}?${filter}`)).toMatchObject({
        status: 403,
        body: { code: 'not_approved' },
      });
      expect((await api.as('member').get(`${list}?${filter}`)).status).toBe(200);
    },
  );

  test.each([
    'search=adjovi',
    'esgis=Togo',
    'first_year=2001',
    'last_grade_year=2020',
    'profession=Chercheur',
  ])('a member waiting for approval can search by %s, which they see', async (filter) => {
    const waiting = await buildAlumnus(api.db, { approved: 0 });
    expect((await api.as(waiting).get(`${list}?${filter}`)).status).toBe(200);
  });

  test('members find only approved and active people, staff find everybody with their flags', async () => {
    await buildAlumnus(api.db, { nom: 'ZINSOU', prenoms: 'Approuvée' });
    await buildAlumnus(api.db, { nom: 'ZINSOU', prenoms: 'Attente', approved: 0 });
    await buildAlumnus(api.db, {
      nom: 'ZINSOU',
      prenoms: 'Endormie',
      isActivate: 0,
      sleepReason: 'staff',
    });
    await buildAlumnus(api.db, {
      nom: 'ZINSOU',
      prenoms: 'Partie',
      deletionRequestedAt: new Date(),
    });
    const url = `${list}?search=zinsou&approved=0&is_activate=0`;
    const forMember = await api.as('member').get(url);
    expect(forMember.body).toMatchObject({ data: { total: 1, data: [{ prenoms: 'Approuvée' }] } });
    expect(forMember.text).not.toContain('"approved"');
    expect(await namesFound(api, { search: 'zinsou' })).toEqual([
      'ZINSOU Approuvée',
      'ZINSOU Attente',
      'ZINSOU Endormie',
    ]);
    const forStaff = await api.as('accountant').get(`${list}?search=zinsou&approved=0`);
    expect(forStaff.body).toMatchObject({
      data: { data: [{ prenoms: 'Attente', approved: 0, certified: 0, is_activate: 1 }] },
    });
  });
});

describeOnDatabase(
  'directory quota',
  (api) => {
    test('limits the pages a member may open per day, not those of staff', async () => {
      for (const status of [200, 200, 429]) {
        const answer = await api.as('member').get(list);
        expect(answer.status).toBe(status);
      }
      const answer = await api.as('member').get(list);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      for (const status of [200, 200, 200]) {
        expect((await api.as('accountant').get(list)).status).toBe(status);
      }
    });
  },
  { DIRECTORY_PAGES_PER_DAY: '2' },
);

describeOnDatabase('directory search', (api) => {
  beforeAll(async () => {
    for (const [nom, prenoms] of [
      ['MENSAH', 'Koffi'],
      ["d'Almeida", 'Hélène'],
      ['N’GUESSAN', 'Jean-Luc'],
      ['AGBÉKO', 'Ɖela Ŋutsu'],
      ['SAINT PIERRE', 'Ama'],
      ['DOSSOU', 'Ama Œdipe'],
    ]) {
      await buildAlumnus(api.db, { nom: nom ?? '', prenoms: prenoms ?? '' });
    }
  });

  test.each([
    ['helene', ["d'Almeida Hélène"]],
    ['HÉLÈNE', ["d'Almeida Hélène"]],
    ['mensah koffi', ['MENSAH Koffi']],
    ['koffi mensah', ['MENSAH Koffi']],
    ['koffi dossou', []],
    ['dalmeida', ["d'Almeida Hélène"]],
    ["d'almeida", ["d'Almeida Hélène"]],
    ['d’ Almeida', ["d'Almeida Hélène"]],
    ['nguessan', ['N’GUESSAN Jean-Luc']],
    ['jean luc', ['N’GUESSAN Jean-Luc']],
    ['jean-luc', ['N’GUESSAN Jean-Luc']],
    ['jeanluc', ['N’GUESSAN Jean-Luc']],
    ['saint-pierre', ['SAINT PIERRE Ama']],
    ['agbeko dela', ['AGBÉKO Ɖela Ŋutsu']],
    ['ŋutsu', ['AGBÉKO Ɖela Ŋutsu']],
    ['oedipe', ['DOSSOU Ama Œdipe']],
    ['ensa', ['MENSAH Koffi']],
    ['am', ['DOSSOU Ama Œdipe', 'SAINT PIERRE Ama']],
    ['ko', ['MENSAH Koffi']],
    ['zz', []],
    ['100%', []],
  ])('%j finds %j', async (search, expected) => {
    expect(await namesFound(api, { search })).toEqual(expected);
  });

  test.each(['   ', "'", '%', '_'])('%j contains no word and finds everybody', async (search) => {
    expect(await namesFound(api, { search })).toHaveLength(6);
  });
});

describeOnDatabase('directory filters', (api) => {
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const lome = await buildCampus(api.db, 'Togo');
    const cotonou = await buildCampus(api.db, 'Bénin');
    const droit = await buildField(api.db, 'Droit');
    const finance = await buildField(api.db, 'Finance');
    const master = await buildDiploma(api.db, 'Master');
    const licence = await buildDiploma(api.db, 'Licence');
    const cadre = await buildCategory(api.db, { name: "Cadre d'entreprises" });
    Object.assign(ids, { lome: lome.id, droit: droit.id, cadre: cadre.id });
    const afi = await buildAlumnus(api.db, {
      nom: 'AFI',
      paysResidence: 'Togo',
      nationalite: 'Ghana',
      sexe: 'F',
      employeur: 'Société Générale',
      professionId: cadre.id,
      certified: 1,
    });
    const bio = await buildAlumnus(api.db, {
      nom: 'BIO',
      paysResidence: 'France',
      nationalite: 'Bénin',
      sexe: 'M',
      employeur: '100% Bois',
      approved: 0,
    });
    await buildAlumnus(api.db, { nom: 'SANS', isActivate: 0, sleepReason: 'staff' });
    await buildPath(api.db, afi.id, {
      idEsgis: lome.id,
      idFiliere: droit.id,
      idDiplome: master.id,
      startYear: 2005,
      endYear: 2010,
    });
    await buildPath(api.db, bio.id, {
      idEsgis: cotonou.id,
      idFiliere: finance.id,
      idDiplome: licence.id,
      startYear: 2012,
      endYear: 2015,
    });
  });

  test.each<[string, () => string | number, string[]]>([
    ['esgis', () => 'Togo', ['AFI']],
    ['esgis', () => 'benin', ['BIO']],
    ['esgis', () => ids.lome ?? 0, ['AFI']],
    ['esgis', () => 'Gabon', []],
    ['filiere', () => 'Droit', ['AFI']],
    ['filiere', () => ids.droit ?? 0, ['AFI']],
    ['pays_residence', () => 'France', ['BIO']],
    ['nationalite', () => 'Ghana', ['AFI']],
    ['first_year', () => 2005, ['AFI', 'BIO']],
    ['first_year', () => 2006, ['BIO']],
    ['last_grade_year', () => 2014, ['AFI']],
    ['last_grade_year', () => 2015, ['AFI', 'BIO']],
    ['sexe', () => 'F', ['AFI']],
    ['profession', () => ids.cadre ?? 0, ['AFI']],
    ['profession', () => 'cadre d’entreprises', ['AFI']],
    ['employeur', () => 'generale', ['AFI']],
    ['employeur', () => '100%', ['BIO']],
    ['last_grade', () => 'Licence', ['BIO']],
    ['approved', () => 0, ['BIO']],
    ['certified', () => 1, ['AFI']],
    ['is_activate', () => 0, ['SANS']],
    ['search', () => 'bio', ['BIO']],
    ['sexe', () => '', ['AFI', 'BIO', 'SANS']],
  ])('%s', async (filter, value, expected) => {
    const { data, total } = await pageOf(api, { [filter]: String(value()) });
    expect(data.map((person) => person.nom)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test('combines several filters', async () => {
    expect(await namesFound(api, { sexe: 'F', esgis: 'Bénin' })).toEqual([]);
    expect(await namesFound(api, { sexe: 'F', esgis: 'Togo' })).toEqual(['AFI Koffi']);
  });

  test('shows an invalid value under its field', async () => {
    const answer = await api.as('administrator').get(`${list}?first_year=1789`);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { first_year: expect.any(Array) } },
    });
  });
});

describeOnDatabase('directory pages', (api) => {
  beforeAll(async () => {
    for (let index = 10; index < 40; index += 1) {
      await buildAlumnus(api.db, { nom: `NOM${index}`, prenoms: 'X' });
    }
  });

  test.each([
    [1, 10, 12],
    [2, 22, 12],
    [3, 34, 6],
  ])('page %i starts with NOM%i and has %i rows', async (page, first, length) => {
    const { data, ...numbers } = await pageOf(api, { page: String(page) });
    expect(data.map((person) => person.nom)).toEqual(
      Array.from({ length }, (_, index) => `NOM${first + index}`),
    );
    expect(numbers).toEqual({ current_page: page, last_page: 3, total: 30, per_page: 12 });
  });

  test('a page past the end has the numbers of the last one and no rows', async () => {
    expect(await pageOf(api, { page: '99' })).toEqual({
      data: [],
      current_page: 99,
      last_page: 3,
      total: 30,
      per_page: 12,
    });
  });

  test('shows each of several people with one name once', async () => {
    await api.db.update(people).set({ nom: 'PAREIL' }).where(eq(people.prenoms, 'X'));
    const pages = await Promise.all(['1', '2', '3'].map((page) => pageOf(api, { page })));
    expect(new Set(pages.flatMap(({ data }) => data.map(({ email }) => email))).size).toBe(30);
  });
});
