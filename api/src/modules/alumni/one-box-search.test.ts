import { eq } from 'drizzle-orm';
import { nameWords, people, type Person } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { buildField } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

interface Card {
  nom: string;
  prenoms: string;
  found_by?: { fact: string; value: string }[];
}

const list = '/api/users/students/list';

describeOnDatabase('the search in one box', (api) => {
  let member: Person;

  beforeAll(async () => {
    member = await buildAlumnus(api.db, { nom: 'LAWSON', prenoms: 'Mawuli' });
    const accountant = await buildCategory(api.db, { name: 'Comptable' });
    const manager = await buildCategory(api.db, { name: "Cadre d'entreprises" });
    const togo = await buildCampus(api.db, 'Togo');
    const benin = await buildCampus(api.db, 'Bénin');
    const software = await buildField(api.db, 'Génie logiciel');
    await buildAlumnus(api.db, {
      nom: 'AGBEKO',
      prenoms: 'Koffi',
      professionId: accountant.id,
      campusIds: [togo.id],
      firstYear: 2009,
      lastGradeYear: 2012,
      employeur: 'Port autonome',
    });
    await buildAlumnus(api.db, {
      nom: 'KOFFI',
      prenoms: 'Awa',
      professionId: manager.id,
      campusIds: [benin.id],
      lastGradeYear: 2012,
      fieldIds: [software.id],
      paysResidence: 'Sénégal',
    });
    await buildAlumnus(api.db, {
      nom: 'AMEKOFFIA',
      prenoms: 'Jean-Luc',
      employeur: 'Koffi et Fils',
      listed: 0,
    });
    await buildAlumnus(api.db, {
      nom: 'DOSSOU',
      prenoms: 'Sena',
      employeur: 'Koffi et Fils',
      visibleEmployeur: 'staff',
    });
    await buildAlumnus(api.db, {
      nom: 'ZANNOU',
      prenoms: 'Rita',
      paysResidence: 'Sénégal',
      ville: 'Saint-Louis',
      visibleEmployeur: 'staff',
    });
  });

  async function search(who: Parameters<TestApi['as']>[0], q: string) {
    const { status, body } = await api.as(who).get(`${list}?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
    return (body as { data: { data: Card[]; total: number } }).data;
  }

  const names = ({ data }: { data: Card[] }) => data.map(({ nom }) => nom);

  test.each([
    ['Koffi comptable Lomé 2012', ['AGBEKO']],
    ['comptable à Lomé, promotion 2012', ['AGBEKO']],
    ['port autonome', ['AGBEKO']],
    ['2009', ['AGBEKO']],
    ['genie logiciel', ['KOFFI']],
    ["cadre d'entreprises dakar", ['KOFFI']],
    ['bénin 2012', ['KOFFI']],
    ['Porto Novo 2012', ['KOFFI']],
    ['KOFFI comptable Dakar', []],
    // Who gave a city does not live in the others of the country.
    ['dakar', ['KOFFI']],
    ['saint-louis', ['ZANNOU']],
    ['sénégal', ['KOFFI', 'ZANNOU']],
    ['jean-luc', ['AMEKOFFIA']],
    ['jeanluc', ['AMEKOFFIA']],
    ['%', ['AGBEKO', 'AMEKOFFIA', 'DOSSOU', 'KOFFI', 'LAWSON', 'ZANNOU']],
    ['à', ['AGBEKO', 'AMEKOFFIA', 'KOFFI']],
  ])('staff who type "%s" find %j', async (q, found) => {
    expect(names(await search('administrator', q))).toEqual(found);
  });

  test('a surname comes before a given name, before a part of a name, before other facts', async () => {
    const { data, total } = await search('administrator', 'koffi');
    expect(data.map(({ nom, found_by: by }) => [nom, by?.[0]])).toEqual([
      ['KOFFI', { fact: 'name', value: 'koffi' }],
      ['AGBEKO', { fact: 'name', value: 'koffi' }],
      ['AMEKOFFIA', { fact: 'name', value: 'koffi' }],
      ['DOSSOU', { fact: 'employer', value: 'Koffi et Fils' }],
    ]);
    expect(total).toBe(4);
  });

  test('the city that somebody lives in says why they were found', async () => {
    const [card] = (await search(member, 'louis')).data;
    expect(card?.found_by).toEqual([{ fact: 'city', value: 'Saint-Louis' }]);
  });

  test('each result says which facts matched, in the order of the words', async () => {
    const { data } = await search('administrator', 'comptable awa lomé port 2012 koffi');
    expect(data).toEqual([]);
    const [card] = (await search('administrator', 'comptable lomé port 2012 koffi')).data;
    expect(card?.found_by).toEqual([
      { fact: 'profession', value: 'Comptable' },
      { fact: 'campus', value: 'Togo' },
      { fact: 'employer', value: 'Port autonome' },
      { fact: 'year', value: '2012' },
      { fact: 'name', value: 'koffi' },
    ]);
  });

  test.each([
    ['Agbego', 'another letter'],
    ['Agbko', 'a letter less'],
    ['Agbeeko', 'a letter more'],
    ['Agebko', 'two letters swapped'],
  ])('"%s" finds AGBEKO: %s', async (q) => {
    const { data } = await search(member, q);
    expect(data.map(({ nom, found_by: by }) => [nom, by])).toEqual([
      ['AGBEKO', [{ fact: 'nearName', value: q }]],
    ]);
  });

  test.each(['Agbegu', 'Sna', 'Dosou2012'])(
    '"%s" differs by too much, and finds nobody',
    async (q) => {
      expect(names(await search('administrator', q))).toEqual([]);
    },
  );

  test('a member finds nobody by what others hide, and no total reveals it', async () => {
    const { data, total } = await search(member, 'koffi');
    expect([names({ data }), total]).toEqual([['KOFFI', 'AGBEKO'], 2]);
    expect((await search(member, 'fils')).total).toBe(0);
    // Somebody hidden bears that name: near names are looked for as if nobody did.
    await buildAlumnus(api.db, { nom: 'DOSSOUV', prenoms: 'Caché', listed: 0 });
    expect(names(await search(member, 'dossouv'))).toEqual(['DOSSOU']);
  });

  test('a member who waits for approval is found by, and finds by, public facts only', async () => {
    const waiting = await buildAlumnus(api.db, { approved: 0 });
    expect(names(await search(waiting, 'comptable togo 2012'))).toEqual(['AGBEKO']);
    for (const hidden of ['port', 'logiciel', 'sénégal', 'saint-louis']) {
      expect([hidden, (await search(waiting, hidden)).total]).toEqual([hidden, 0]);
    }
  });

  test('filters and the search by name narrow what the box finds', async () => {
    const { body } = await api.as(member).get(`${list}?q=koffi&search=agbeko&esgis=Togo`);
    expect(names((body as { data: { data: Card[] } }).data)).toEqual(['AGBEKO']);
  });

  test('a name that nobody bears any more is forgotten', async () => {
    const has = async (word: string) =>
      (await api.db.select().from(nameWords).where(eq(nameWords.word, word))).length === 1;
    const person = await buildAlumnus(api.db, { nom: 'ZINSOUKPE', prenoms: 'Koffi' });
    expect(await has('zinsoukpe')).toBe(true);
    await api.db.update(people).set({ nom: 'ZINZIN' }).where(eq(people.id, person.id));
    expect([await has('zinsoukpe'), await has('zinzin'), await has('koffi')]).toEqual([
      false,
      true,
      true,
    ]);
    await api.db.delete(people).where(eq(people.id, person.id));
    await cleanOnce(api.context);
    expect([await has('zinzin'), await has('koffi')]).toEqual([false, true]);
  });
});
