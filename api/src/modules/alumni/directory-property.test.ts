import fc from 'fast-check';
import type { StudentsQuery } from '@alumni/shared-contract';
import { chosenCampuses, people, studyPaths } from '../../platform/db/schema';
import type { Client } from '../../../testing/client';
import { buildDiploma, buildField } from '../../../testing/content-factories';
import { buildCampus, buildCategory } from '../../../testing/factories';
import {
  folded,
  naiveSearch,
  type RawPerson,
  type References,
} from '../../../testing/naive-directory';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { refreshPersonFacts } from './person-facts.repository';

const size = 50;
const population = 300;
const searches = process.env.TEST_TIER === 'full' ? 3_000 : 60;
const year = fc.integer({ min: 1994, max: 2026 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const countries = ['Togo', 'Bénin', 'Gabon', "Côte d'Ivoire"];

/** Realistic names: accents, particles, both apostrophes, hyphens, letters of Ewe and Fon. */
const name = fc
  .array(
    fc.constantFrom(
      "d'Almeida",
      'N’GUESSAN',
      'do Rego',
      'AGBÉKO',
      'Saint Pierre',
      'MENSAH',
      'Kɔfi',
      'Ɖela',
      'Ŋutsu',
      'Afɛfa',
      'Jean-Luc',
      'Hélène',
      'He\u0301le\u0300ne',
      'Œdipe',
      'Çelik',
      'Ko',
      'Anne‑Marie',
      'ADJOVI',
      'Koffi',
      'Akofa',
      'Ñañez',
      "O'Brien-d’Or",
      'Ama',
      'A',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((names) => names.join(' '));

interface Chosen {
  campusIds: number[];
  fieldIds: number[];
  professionIds: number[];
}

const path = ({ campusIds, fieldIds }: Chosen) =>
  fc
    .record({
      idEsgis: fc.constantFrom(...campusIds),
      idFiliere: fc.constantFrom(...fieldIds),
      diploma: fc.constantFrom('BTS', 'Licence', 'Master'),
      startYear: year,
      length: fc.integer({ min: 0, max: 5 }),
      success: fc.constantFrom<0 | 1>(0, 1),
    })
    .map(({ length, ...row }) => ({ ...row, endYear: row.startYear + length }));

const person = (chosen: Chosen) => {
  const flag = fc.constantFrom<0 | 1>(0, 1, 1, 1);
  return fc.record<Omit<RawPerson, 'id'>>({
    nom: name,
    prenoms: name,
    paysResidence: maybe(fc.constantFrom(...countries)),
    ville: maybe(fc.constantFrom('Lomé', 'LOME', 'Porto-Novo', '100%')),
    nationalite: maybe(fc.constantFrom(...countries)),
    sexe: maybe(fc.constantFrom('M', 'F')),
    professionId: maybe(fc.constantFrom(...chosen.professionIds)),
    employeur: maybe(fc.constantFrom('Port de Lomé', "L'Énergie", '100% Bois', 'C_I')),
    declaredLastGrade: maybe(fc.constantFrom('BTS', 'Licence', 'Master')),
    declaredLastGradeYear: maybe(year),
    approved: flag,
    certified: flag,
    isActivate: flag,
    hasLeft: fc.constantFrom(false, false, false, false, false, false, true),
    chosen: fc.subarray(chosen.campusIds),
    // Two rows ending in the same year would make the last one ambiguous.
    paths: fc.uniqueArray(path(chosen), { maxLength: 3, selector: (row) => row.endYear }),
  });
};

/** Searches for these people: parts of names, in any order and case. */
const typed = (known: RawPerson[]) =>
  fc
    .record({
      who: fc.constantFrom(...known),
      words: fc.array(fc.tuple(fc.nat(9), fc.nat(3), fc.integer({ min: 1, max: 9 }), fc.nat(3)), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ who, words }) => {
      const names = `${who.nom} ${who.prenoms}`.normalize('NFC').split(' ');
      return words
        .map(([which, from, length, style]) => {
          const part = names[which % names.length]!.slice(from, from + length);
          return [part, part.toUpperCase(), folded(part), `'${part}`][style]!;
        })
        .filter((word) => folded(word) !== '')
        .join(' ');
    });

const query = (known: RawPerson[], { campuses, fields, professions }: References) => {
  const named = (of: Map<number, string>) =>
    fc.constantFrom(
      ...[...of].flatMap(([id, nom]) => [String(id), nom, folded(nom), nom.slice(1)]),
    );
  const seldom = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
  const flag = seldom(fc.constantFrom<0 | 1>(0, 1));
  return fc
    .tuple(
      fc.record({
        search: fc.option(typed(known), { nil: undefined, freq: 3 }),
        esgis: named(campuses),
        filiere: named(fields),
        profession: named(professions),
        pays_residence: fc.constantFrom(...countries),
        nationalite: fc.constantFrom(...countries),
        ville: fc.constantFrom('lomé', 'porto-novo', 'lom', '100_'),
        first_year: year,
        last_grade_year: year,
        sexe: fc.constantFrom<'M' | 'F'>('M', 'F'),
        last_grade: fc.constantFrom<'BTS' | 'Licence' | 'Master'>('BTS', 'Licence', 'Master'),
        employeur: fc.constantFrom('lome', 'l’energie', '100%', 'C_', 'PORT DE'),
      }),
      fc.subarray(
        [
          ...([
            'search',
            'esgis',
            'filiere',
            'profession',
            'pays_residence',
            'nationalite',
            'ville',
          ] as const),
          ...(['first_year', 'last_grade_year', 'sexe', 'last_grade', 'employeur'] as const),
        ],
        { maxLength: 4 },
      ),
      fc.record({ approved: flag, certified: flag, is_activate: flag }),
    )
    .map(([filters, used, flags]): Partial<StudentsQuery> => ({
      ...Object.fromEntries(used.map((filter) => [filter, filters[filter]])),
      ...flags,
    }));
};

describeOnDatabase(
  'the directory and a naive filter',
  (api) => {
    let known: RawPerson[] = [];
    let references: References;
    let member: Client;

    beforeAll(async () => {
      references = await buildReferences(api);
      known = await populate(api, references);
      const isMember = ({ approved, isActivate, hasLeft }: RawPerson) =>
        approved === 1 && isActivate === 1 && !hasLeft;
      member = api.as(known.find(isMember)!);
    });

    test('find the same people, in the same order, on every page', async () => {
      let withHits = 0;
      await fc.assert(
        fc.asyncProperty(
          query(known, references),
          fc.constantFrom<'administrator' | 'member'>('administrator', 'member'),
          async (asked, who) => {
            const seen = who === 'member' ? { ...asked, ...asMember } : asked;
            const expected = naiveSearch(known, seen, references);
            withHits += Math.sign(expected.length);
            const browser = who === 'member' ? member : api.as(who);
            expect(await everyPage(browser, asked)).toEqual(expected);
          },
        ),
        { numRuns: searches },
      );
      // Without matches on both sides the comparison proves little.
      expect(withHits).toBeGreaterThan(searches / 3);
    }, 180_000);
  },
  {
    CARDS_PER_PAGE: String(size),
    DIRECTORY_PAGES_PER_DAY: '1000000',
    DIRECTORY_PAGES_PER_NETWORK: '1000000',
  },
);

/** Members see approved and active people only (rule 8). */
const asMember = { approved: 1, is_activate: 1, certified: undefined } as const;

async function everyPage(browser: Client, asked: object) {
  const ids: number[] = [];
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([filter, value]) => [filter, String(value)]));
  for (let page = 1; ; page += 1) {
    query.set('page', String(page));
    const { status, body } = await browser.get(`/api/users/students/list?${query}`);
    expect(status).toBe(200);
    const { data } = body as { data: { data: { id: number }[]; last_page: number; total: number } };
    ids.push(...data.data.map(({ id }) => id));
    if (page === data.last_page + 1) {
      expect([data.data, data.total]).toEqual([[], ids.length]);
      return ids;
    }
  }
}

async function buildReferences({ db }: TestApi): Promise<References> {
  const byId = (rows: { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]));
  const all = <T>(names: string[], build: (name: string) => Promise<T>) =>
    Promise.all(names.map(build));
  return {
    campuses: byId(
      await all(countries, async (pays) => ({ name: pays, id: (await buildCampus(db, pays)).id })),
    ),
    fields: byId(
      await all(['Droit', 'Droit privé', 'Génie civil'], async (nom) => ({
        name: nom,
        id: (await buildField(db, nom)).id,
      })),
    ),
    professions: byId(
      await all(['Entrepreneur', "Chercheur d'emploi"], async (nom) => ({
        name: nom,
        id: (await buildCategory(db, { name: nom })).id,
      })),
    ),
  };
}

/** Inserts people like a bulk load, then computes their facts. */
async function populate({ db }: TestApi, { campuses, fields, professions }: References) {
  const chosen = {
    campusIds: [...campuses.keys()],
    fieldIds: [...fields.keys()],
    professionIds: [...professions.keys()],
  };
  const diplomas = new Map<string, number>();
  for (const nom of ['BTS', 'Licence', 'Master']) {
    diplomas.set(nom, (await buildDiploma(db, nom)).id);
  }
  const drawn = fc.sample(person(chosen), population);
  const rows = await db
    .insert(people)
    .values(
      drawn.map(({ hasLeft, chosen: _chosen, paths: _paths, ...facts }, index) => ({
        ...facts,
        email: `ancien${index}@alumni.test`,
        emailVerifiedAt: new Date(),
        ...(hasLeft && { deletionRequestedAt: new Date() }),
      })),
    )
    .returning({ id: people.id });
  const known = drawn.map((facts, index) => ({ ...facts, id: rows[index]!.id }));
  await db
    .insert(chosenCampuses)
    .values(
      known.flatMap(({ id, chosen }) => chosen.map((campusId) => ({ personId: id, campusId }))),
    );
  await db.insert(studyPaths).values(
    known.flatMap(({ id, paths }) =>
      paths.map(({ diploma, ...row }) => ({
        ...row,
        personId: id,
        idDiplome: diplomas.get(diploma)!,
      })),
    ),
  );
  await refreshPersonFacts(db);
  return known;
}
