import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import {
  limitedFacts,
  visibilityLevels,
  type LimitedFact,
  type VisibilityLevel,
} from '@alumni/shared-contract';
import { buildAlumnus, next } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { people, type Person } from '../../platform/db/schema';

/** Who asks; the person whose facts they are is none of them. */
const audiences = ['guest', 'unapproved', 'member', 'accountant', 'administrator'] as const;
type Audience = (typeof audiences)[number];

const nobody: Audience[] = [];
const staff: Audience[] = ['accountant', 'administrator'];
const approved: Audience[] = ['member', ...staff];
const everybody: Audience[] = [...audiences];

/** Where a fact of somebody else could come out. */
const doors = [
  ...(['list', 'search', 'box', 'filter', 'groups', 'detail', 'export', 'notifications'] as const),
  ...(['file', 'own data', 'duplicates', 'journal'] as const),
] as const;
type Door = (typeof doors)[number];

/** Who sees a fact there when its owner shows it to members; at the doors left out nobody does. */
const shownToMembers: Record<LimitedFact, Partial<Record<Door, Audience[]>>> = {
  telephone: { list: approved, search: approved, detail: approved, export: staff },
  email: { list: approved, search: approved, detail: approved, export: staff },
  employeur: {
    list: approved,
    search: approved,
    box: approved,
    filter: approved,
    groups: approved,
    detail: approved,
    export: staff,
  },
  // A photo that members see is a public file with an address that cannot be guessed.
  picture: { list: approved, search: approved, detail: approved, file: everybody },
  birthday: { detail: approved },
};

/** Who is left of them at a stricter level: staff see contact facts, and no birthday 'me' (rule 31). */
function seenBy(door: Door, fact: LimitedFact, level: VisibilityLevel): Audience[] {
  const shown = shownToMembers[fact][door] ?? nobody;
  if (level === 'members') return shown;
  return fact === 'birthday' && level === 'me'
    ? nobody
    : shown.filter((who) => staff.includes(who));
}

const list = '/api/users/students/list';
/** The property reads more pages than a day allows. */
const manyReadings = {
  DIRECTORY_PAGES_BEFORE_APPROVAL: '10000',
  DIRECTORY_DETAILS_BEFORE_APPROVAL: '10000',
  DIRECTORY_PAGES_PER_DAY: '10000',
  DIRECTORY_DETAILS_PER_DAY: '10000',
  DIRECTORY_PAGES_PER_NETWORK: '100000',
  DIRECTORY_DETAILS_PER_NETWORK: '100000',
};

describeOnDatabase(
  'each fact at each door',
  (api) => {
    let unapproved: Person;
    beforeAll(async () => {
      unapproved = await buildAlumnus(api.db, { approved: 0 });
    });
    type Browser = ReturnType<TestApi['as']>;
    const browserOf = (who: Audience): Browser =>
      who === 'guest' ? api.guest : api.as(who === 'unapproved' ? unapproved : who);

    /** Somebody whose every fact is a text that nothing else holds. */
    async function build() {
      const mark = `secret${next()}`;
      const owner = await buildAlumnus(api.db, {
        nom: `DISCRET${next()}`,
        email: `${mark}@ailleurs.test`,
        employeur: `Maison ${mark}`,
        telephone: `+2289${String(1_000_000 + next())}`,
        birthDate: '1990-03-09',
      });
      const answer = await api
        .as(owner)
        .post(`/api/users/picture/${owner.id}`, ...form({}, { picture: await png() }));
      const picture = (answer.body as { user: { picture_url: string } }).user.picture_url;
      const texts: Record<LimitedFact, string> = {
        telephone: owner.telephone!,
        email: owner.email,
        employeur: owner.employeur!,
        picture,
        birthday: '"birthday":"09/03"',
      };
      return { owner, texts };
    }
    type Made = Awaited<ReturnType<typeof build>>;

    /** What a door answers, as text; refusals hold nothing. */
    const answers: Record<
      Door,
      (browser: Browser, made: Made, fact: LimitedFact) => Promise<string>
    > = {
      list: async (browser) => (await browser.get(`${list}?page=1`)).text,
      search: async (browser, { owner }) => (await browser.get(`${list}?search=${owner.nom}`)).text,
      box: (browser, made, fact) => byValue(browser, 'q', made, fact),
      filter: (browser, made, fact) => byValue(browser, fact, made, fact),
      groups: async (browser) => (await browser.get('/api/v2/alumni/groups')).text,
      detail: async (browser, { owner }) =>
        (await browser.get(`/api/users/profil/${owner.id}`)).text,
      export: (browser) => exported(browser),
      notifications: async (browser) => (await browser.get('/api/v2/notifications')).text,
      file: async (browser, { texts }, fact) =>
        fact === 'picture' && (await browser.get(texts.picture)).status === 200
          ? texts.picture
          : '',
      'own data': async (browser) => (await browser.get('/api/v2/users/me/data')).text,
      duplicates: async (browser) => (await browser.get('/api/v2/alumni/duplicates')).text,
      journal: async (browser) => (await browser.get('/api/v2/journal')).text,
    };

    /** Finding somebody by a value says that they have it: the total counts as the value itself. */
    async function byValue(browser: Browser, filter: string, { texts }: Made, fact: LimitedFact) {
      if (fact === 'picture' || fact === 'birthday') return '';
      const asked = new URLSearchParams({ [filter]: texts[fact], approved: '1' });
      const { status, body } = await browser.get(`${list}?${asked}`);
      const everybodyElse = await browser.get(`${list}?approved=1`);
      if (status !== 200) return '';
      const totalOf = (answer: unknown) => (answer as { data: { total: number } }).data.total;
      const isNarrowed = totalOf(body) < totalOf(everybodyElse.body);
      return isNarrowed && totalOf(body) > 0 ? texts[fact] : '';
    }

    async function exported(browser: Browser): Promise<string> {
      const columns = ['nom', 'email', 'telephone', 'employeur'];
      const started = await browser.post('/api/v2/alumni/exports', {
        filters: {},
        columns,
        format: 'csv',
      });
      if (started.status !== 202) return '';
      await api.context.jobs.settle();
      const { id } = started.body as { id: number };
      return (await browser.get(`/api/v2/alumni/exports/${id}/file`)).text.replaceAll(' ', '');
    }

    const holds = (text: string, { texts }: Made, fact: LimitedFact, door: Door) =>
      text.includes(door === 'export' ? texts[fact].replaceAll(' ', '') : texts[fact]);

    async function compare(made: Made, choice: Record<LimitedFact, VisibilityLevel>) {
      for (const who of audiences) {
        const browser = browserOf(who);
        const known = new Map<Door, string>();
        for (const door of doors) {
          for (const fact of limitedFacts) {
            const isAsked = ['box', 'filter', 'file'].includes(door) || !known.has(door);
            if (isAsked) known.set(door, await answers[door](browser, made, fact));
            const isSeen = holds(known.get(door) ?? '', made, fact, door);
            const expected = seenBy(door, fact, choice[fact]).includes(who);
            expect([who, door, fact, choice[fact], isSeen]).toEqual([
              who,
              door,
              fact,
              choice[fact],
              expected,
            ]);
          }
        }
      }
    }

    test('comes out for whom its owner shows it, whatever the others are set to', async () => {
      await api.db.update(people).set({ nom: 'AAA' }).where(eq(people.id, unapproved.id));
      const made = await build();
      const level = fc.constantFrom(...visibilityLevels);
      const choices = fc.record({
        telephone: level,
        email: level,
        employeur: level,
        picture: level,
        birthday: level,
      });
      await fc.assert(
        fc.asyncProperty(choices, async (choice) => {
          const url = '/api/v2/users/me/visibility';
          expect((await api.as(made.owner).put(url, { ...choice, listed: 1 })).status).toBe(200);
          await compare(made, choice);
        }),
        {
          numRuns: process.env.TEST_TIER === 'full' ? 40 : 5,
          examples: visibilityLevels.map((one) => [
            { telephone: one, email: one, employeur: one, picture: one, birthday: one },
          ]),
        },
      );
    });

    test('imported phones and addresses are for staff, at every door, until their owner signs in', async () => {
      const mark = `importe${next()}`;
      const telephone = `+2289${String(1_000_000 + next())}`;
      const file = Buffer.from(
        `Nom;Prénoms;E-mail;Téléphone;Employeur\n${mark.toUpperCase()};Afi;${mark}@liste.test;${telephone};Maison ${mark}\n`,
      );
      const administrator = api.as('administrator');
      const root = '/api/v2/alumni/imports';
      const started = await administrator.post(root, ...form({}, { file }));
      const { id } = started.body as { id: number };
      await api.context.jobs.settle();
      const { body } = await administrator.get(`${root}/${id}`);
      const { columns } = body as { columns: object };
      await administrator.put(`${root}/${id}/mapping`, { columns });
      await api.context.jobs.settle();
      await administrator.post(`${root}/${id}/apply`);
      await api.context.jobs.settle();
      const [owner] = await api.db
        .update(people)
        .set({ approved: 1 })
        .where(eq(people.email, `${mark}@liste.test`))
        .returning();
      const texts = {
        telephone,
        email: owner!.email,
        employeur: `Maison ${mark}`,
        picture: '/none',
        birthday: '"birthday":"none"',
      };
      for (const who of audiences) {
        for (const door of ['list', 'search', 'detail', 'export', 'groups'] as const) {
          const made = { owner: owner!, texts };
          const text = await answers[door](browserOf(who), made, 'telephone');
          for (const fact of ['telephone', 'email'] as const) {
            const isSeen = holds(text, made, fact, door);
            const expected = seenBy(door, fact, 'staff').includes(who);
            expect([who, door, fact, isSeen]).toEqual([who, door, fact, expected]);
          }
        }
      }
    });
  },
  manyReadings,
);
