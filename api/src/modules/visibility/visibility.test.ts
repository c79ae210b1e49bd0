import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import {
  limitedFacts,
  visibilityLevels,
  type Alumnus,
  type LimitedFact,
  type StudentsReply,
  type VisibilityLevel,
} from '@alumni/shared-contract';
import { people, type Person } from '../../platform/db/schema';
import { buildAlumnus, next } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses, type Who } from '../../../testing/who';

const url = '/api/v2/users/me/visibility';
const open = {
  telephone: 'members',
  email: 'members',
  employeur: 'members',
  picture: 'members',
  birthday: 'me',
  listed: 1,
} as const;
/** Who sees a fact of each level, typed by hand: unapproved, member, staff, the person. */
type Audience = 'unapproved' | 'member' | 'accountant' | 'administrator' | 'owner';
const seenBy: Record<VisibilityLevel, Audience[]> = {
  members: ['member', 'accountant', 'administrator', 'owner'],
  staff: ['accountant', 'administrator', 'owner'],
  me: ['accountant', 'administrator', 'owner'],
};
const birthdaySeenBy: Record<VisibilityLevel, Audience[]> = {
  members: ['member', 'accountant', 'administrator', 'owner'],
  staff: ['accountant', 'administrator', 'owner'],
  me: [],
};

/** The property reads more pages than a day allows. */
const manyReadings = {
  DIRECTORY_PAGES_BEFORE_APPROVAL: '1000',
  DIRECTORY_DETAILS_BEFORE_APPROVAL: '1000',
};

describeOnDatabase(
  'who sees what of a person',
  (api) => {
    let unapproved: Person;
    beforeAll(async () => {
      unapproved = await buildAlumnus(api.db, { approved: 0 });
    });

    const browsers: Record<Audience, (owner: Person) => ReturnType<TestApi['as']>> = {
      unapproved: () => api.as(unapproved),
      member: () => api.as('member'),
      accountant: () => api.as('accountant'),
      administrator: () => api.as('administrator'),
      owner: (owner) => api.as(owner),
    };
    const audiences = Object.keys(browsers) as Audience[];
    const build = (facts = {}) =>
      buildAlumnus(api.db, {
        nom: `DISCRET${next()}`,
        employeur: `Kara Énergie ${next()}`,
        birthDate: '1990-03-09',
        telephone: '+22890112233',
        ...facts,
      });
    const choose = async (owner: Person, choice: object) =>
      expect((await api.as(owner).put(url, { ...open, ...choice })).status).toBe(200);
    async function photo(owner: Person): Promise<string> {
      const answer = await api
        .as(owner)
        .post(`/api/users/picture/${owner.id}`, ...form({}, { picture: await png() }));
      return (answer.body as { user: Alumnus }).user.picture_url!;
    }
    async function found(who: Audience, owner: Person, query: string) {
      const answer = await browsers[who](owner).get(`/api/users/students/list?${query}`);
      if (answer.status !== 200) return null;
      const { data, total } = (answer.body as StudentsReply).data;
      return { card: data.find(({ id }) => id === owner.id), total };
    }
    const profile = async (who: Audience, owner: Person) =>
      (await browsers[who](owner).get(`/api/users/profil/${owner.id}`)).body as Alumnus;

    test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who: Who, status) => {
      expect((await browserOf(api, who).get(url)).status).toBe(status);
      expect((await browserOf(api, who).put(url, open)).status).toBe(status);
      expect((await browserOf(api, who).get('/api/v2/users/me/preview')).status).toBe(status);
    });

    test('everything but the birthday is shown to members at first', async () => {
      expect((await api.as(await build()).get(url)).body).toEqual(open);
    });

    test('list, search, detail and preview show each fact to its level only', async () => {
      const level = fc.constantFrom(...visibilityLevels);
      const choices = fc.record(
        Object.fromEntries(limitedFacts.map((fact) => [fact, level])) as Record<
          LimitedFact,
          typeof level
        >,
      );
      const owner = await build();
      await photo(owner);
      await fc.assert(
        fc.asyncProperty(choices, async (choice) => {
          await choose(owner, choice);
          for (const who of audiences) {
            const card = (await found(who, owner, `search=${owner.nom}`))?.card;
            const whole = await profile(who, owner);
            for (const [fact, field] of contactFields) {
              const isSeen = seenBy[choice[fact]].includes(who);
              expect([who, fact, whole[field] !== null]).toEqual([who, fact, isSeen]);
              // In the list, owners see themselves as others do.
              const inList = who === 'owner' ? choice[fact] === 'members' : isSeen;
              expect([who, fact, (card?.[field] ?? null) !== null]).toEqual([who, fact, inList]);
            }
            const birthday = birthdaySeenBy[choice.birthday].includes(who) ? '09/03' : null;
            expect([who, whole.birthday]).toEqual([who, birthday]);
          }
          const preview = (await api.as(owner).get('/api/v2/users/me/preview')).body as Alumnus;
          expect(preview).toEqual({
            ...(await profile('member', owner)),
            nombre_vues: preview.nombre_vues,
          });
        }),
        { numRuns: 12 },
      );
    });

    test.each<[VisibilityLevel, Record<Audience, number | null>]>([
      ['members', { unapproved: null, member: 1, accountant: 1, administrator: 1, owner: 1 }],
      ['staff', { unapproved: null, member: 0, accountant: 1, administrator: 1, owner: 0 }],
      ['me', { unapproved: null, member: 0, accountant: 1, administrator: 1, owner: 0 }],
    ])('the employer shown to %s is a filter and a total for them only', async (level, totals) => {
      const owner = await build();
      const query = `employeur=${encodeURIComponent(owner.employeur!)}`;
      // Totals are cached: ask before the choice, too.
      for (const who of audiences) await found(who, owner, query);
      await choose(owner, { employeur: level });
      for (const who of audiences) {
        expect([who, (await found(who, owner, query))?.total ?? null]).toEqual([who, totals[who]]);
      }
    });

    test('who leaves the directory is not found by members: list, total, detail', async () => {
      const owner = await build();
      const query = `search=${owner.nom}`;
      expect((await found('member', owner, query))?.total).toBe(1);
      await choose(owner, { listed: 0 });
      for (const who of ['unapproved', 'member'] as const) {
        expect(await found(who, owner, query)).toEqual({ card: undefined, total: 0 });
        expect((await browsers[who](owner).get(`/api/users/profil/${owner.id}`)).status).toBe(404);
      }
      expect((await found('accountant', owner, query))?.card).toBeDefined();
      expect((await profile('owner', owner)).id).toBe(owner.id);
      await choose(owner, { listed: 1 });
      expect((await found('member', owner, query))?.total).toBe(1);
    });

    test('the address of a hidden photo exists for the owner and staff alone', async () => {
      const owner = await build();
      const address = await photo(owner);
      const statusFor = async (browser: ReturnType<TestApi['as']>) =>
        (await browser.get(address)).status;
      expect(await statusFor(api.guest)).toBe(200);
      await choose(owner, { picture: 'staff' });
      for (const browser of [api.guest, api.as('member'), api.as(unapproved)]) {
        expect(await statusFor(browser)).toBe(404);
      }
      const own = await api.as(owner).get(address);
      expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
      expect(await statusFor(api.as('accountant'))).toBe(200);
    });

    test('refuses another word, and keeps what was chosen', async () => {
      const owner = await build();
      await choose(owner, { telephone: 'staff' });
      const answer = await api.as(owner).put(url, { ...open, telephone: 'everybody' });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { telephone: ['Choisissez une des valeurs proposées.'] } },
      });
      expect((await api.as(owner).get(url)).body).toMatchObject({ telephone: 'staff' });
    });

    test('changes nobody else', async () => {
      const [owner, other] = [await build(), await build()];
      await choose(owner, { telephone: 'me', listed: 0 });
      const [row] = await api.db.select().from(people).where(eq(people.id, other.id));
      expect(row).toMatchObject({ visibleTelephone: 'members', listed: 1 });
    });
  },
  manyReadings,
);

const contactFields = [
  ['telephone', 'telephone'],
  ['email', 'email'],
  ['employeur', 'employeur'],
  ['picture', 'picture_url'],
] as const satisfies [LimitedFact, keyof Alumnus][];
