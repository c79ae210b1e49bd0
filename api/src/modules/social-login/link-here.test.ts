import { eq } from 'drizzle-orm';
import { startFacebook, type TestFacebook } from '../../../testing/facebook';
import { buildAlumnus, next } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { followProvider, landedOn, signInBy } from '../../../testing/visit-provider';
import { mails, sessions, socialAccounts, type Person } from '../../platform/db/schema';

const path = '/api/v2/users/me/social';
const environment: Record<string, string> = { SOCIAL_TIMEOUT: '1' };
let facebook: TestFacebook;
beforeAll(async () => {
  facebook = await startFacebook('http://alumni.test/auth/facebook/callback');
  Object.assign(environment, facebook.environment);
});
afterAll(() => facebook.close());
beforeEach(() => {
  Object.assign(facebook, { isDenying: false, isBroken: false });
  facebook.account = { id: `20${next()}`, name: 'Yao', email: `ailleurs${next()}@exemple.test` };
});

describeOnDatabase(
  'linking an account from the page',
  (api) => {
    type Browser = ReturnType<TestApi['as']>;
    const begin = async (browser: Browser): Promise<string> => {
      const { status, body } = await browser.post(`${path}/facebook`);
      expect(status).toBe(200);
      return (body as { url: string }).url;
    };
    const linkBy = async (browser: Browser) =>
      landedOn(browser, await followProvider(await begin(browser)));
    const linksOf = ({ id }: Person) =>
      api.db.select().from(socialAccounts).where(eq(socialAccounts.personId, id));

    test('links it whatever its address, tells by mail, and it signs in from then on', async () => {
      const person = await buildAlumnus(api.db);
      expect(await linkBy(api.as(person))).toBe('/admin/my-data?linked=facebook');
      expect(await linksOf(person)).toMatchObject([{ provider: 'facebook' }]);
      const told = await api.db.select().from(mails).where(eq(mails.recipient, person.email));
      expect(told.map(({ kind }) => kind)).toEqual(['social-linked']);
      const browser = api.guest;
      await signInBy(browser, 'facebook');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ id: person.id });
      // Once more changes nothing, and sends nothing.
      expect(await linkBy(api.as(person))).toBe('/admin/my-data?linked=facebook');
      expect(await api.db.$count(mails, eq(mails.recipient, person.email))).toBe(1);
    });

    test('another account of the same provider replaces the first', async () => {
      const person = await buildAlumnus(api.db);
      await linkBy(api.as(person));
      facebook.account = { id: `20${next()}`, name: 'Yao' };
      await linkBy(api.as(person));
      expect((await linksOf(person)).map(({ subject }) => subject)).toEqual([facebook.account.id]);
    });

    test('the account of another person stays theirs', async () => {
      const [owner, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      await linkBy(api.as(owner));
      expect(await linkBy(api.as(other))).toBe('/admin/my-data?social=taken');
      expect(await linksOf(other)).toEqual([]);
      expect(await linksOf(owner)).toHaveLength(1);
    });

    test('who comes back signed out, or as somebody else, links nothing', async () => {
      const [person, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      const browser = api.as(person);
      const callback = await followProvider(await begin(browser));
      await browser.post('/auth/logout');
      expect(await landedOn(browser, callback)).toBe('/admin/my-data?social=expired');
      expect(await linksOf(person)).toEqual([]);
      // The flow of one browser is worth nothing in another.
      const stolen = await followProvider(await begin(api.as(person)));
      expect(await landedOn(api.as(other), stolen)).toBe('/login?social=expired');
      expect(await linksOf(other)).toEqual([]);
    });

    test('a refusal at the provider is said on the page', async () => {
      const person = await buildAlumnus(api.db);
      facebook.isDenying = true;
      expect(await linkBy(api.as(person))).toBe('/admin/my-data?social=denied');
      expect(await linksOf(person)).toEqual([]);
    });

    test('guests get 401, an old session the password’s question, an unknown provider 404', async () => {
      expect((await api.guest.post(`${path}/facebook`)).status).toBe(401);
      const person = await buildAlumnus(api.db);
      const browser = api.as(person);
      expect((await browser.post(`${path}/google`)).status).toBe(404);
      const createdAt = new Date(Date.now() - 3_600_000);
      await api.db.update(sessions).set({ createdAt }).where(eq(sessions.personId, person.id));
      expect(await browser.post(`${path}/facebook`)).toMatchObject({
        status: 422,
        body: { code: 'proof_required' },
      });
    });
  },
  environment,
);
