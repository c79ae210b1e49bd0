import { eq } from 'drizzle-orm';
import { people, socialAccounts, tokens } from '../../platform/db/schema';
import { startFacebook, type TestFacebook } from '../../../testing/facebook';
import { buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import {
  landedOn,
  signInBy,
  throughProvider,
  type AddressChanges,
} from '../../../testing/visit-provider';
import { browserOf, statuses } from '../../../testing/who';

const confirm = '/api/v2/social-login/confirm';
const environment: Record<string, string> = { SOCIAL_TIMEOUT: '1' };
let facebook: TestFacebook;
beforeAll(async () => {
  facebook = await startFacebook('http://alumni.test/auth/facebook/callback');
  Object.assign(environment, facebook.environment);
});
afterAll(() => facebook.close());
beforeEach(() => {
  Object.assign(facebook, { isDenying: false, isBroken: false });
  facebook.account = aFacebookAccount(`yao${next()}@exemple.test`);
});

const aFacebookAccount = (email?: string) => ({
  id: `10${next()}`,
  name: 'Yao Koffi KODJO',
  first_name: 'Yao Koffi',
  last_name: 'KODJO',
  ...(email && { email }),
});

/** Token of the latest link mailed to a person. */
const mailedToken = async (api: TestApi, email: string) =>
  (await api.mails())
    .filter(({ to, kind }) => to === email && kind === 'social-link')
    .at(-1)
    ?.text.match(/\/social\/confirm\/([0-9a-f]{64})/)?.[1] ?? '';

describeOnDatabase(
  'login by Facebook',
  (api) => {
    const read = async (id: number) =>
      (await api.db.select().from(people).where(eq(people.id, id)))[0];
    /** A person whose address a Facebook account claims, and the mailed link. */
    const asked = async (values: Parameters<typeof buildAlumnus>[1] = {}) => {
      const person = await buildAlumnus(api.db, values);
      facebook.account = aFacebookAccount(person.email);
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=mail_sent');
      return { person, token: await mailedToken(api, person.email) };
    };

    test('signs a new person up; their address needs verification as at any sign-up', async () => {
      const browser = api.guest;
      expect(await signInBy(browser, 'facebook')).toBe('/finish-register');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({
        nom: 'KODJO',
        prenoms: 'Yao Koffi',
        email_verified: 0,
        approved: 0,
        terms_accepted: 0,
      });
      expect((await api.mails()).at(-1)).toMatchObject({
        kind: 'verification',
        to: facebook.account.email,
      });
      // A stranger may have signed up with the reader's address: the mail names the linked
      // provider.
      const warning = 'Si ce compte Facebook n’est pas le vôtre, n’ouvrez pas ce lien';
      expect((await api.mails()).at(-1)?.text).toContain(warning);
      await browser.post('/api/v2/email/verification');
      expect((await api.mails()).at(-1)?.text).toContain(warning);
      const again = api.guest;
      expect(await signInBy(again, 'facebook')).toBe('/finish-register');
    });

    test('refuses an account without an address', async () => {
      facebook.account = aFacebookAccount();
      const browser = api.guest;
      expect(await signInBy(browser, 'facebook')).toBe('/login?social=no_email');
      expect((await browser.get('/api/users/current')).body).toEqual([]);
    });

    test.each([
      ['verified', new Date()],
      ['unverified', null],
    ])('the address of a %s account never opens it', async (_what, verified) => {
      const { person } = await asked({ emailVerifiedAt: verified });
      const browser = api.guest;
      expect(await signInBy(browser, 'facebook')).toBe('/login?social=mail_sent');
      expect((await browser.get('/api/users/current')).body).toEqual([]);
      expect(await read(person.id)).toEqual(person);
    });

    test('the mailed link signs in and links; the password stays valid', async () => {
      const { person, token } = await asked();
      expect(await api.guest.post(confirm, { token })).toMatchObject({
        status: 200,
        body: { status: true },
      });
      const browser = api.guest;
      expect(await signInBy(browser, 'facebook')).toBe('/admin/students');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ id: person.id });
      const login = await api.guest.post('/auth/login', { email: person.email, password });
      expect(login.status).toBe(200);
    });

    test('the mailed link verifies the address: earlier passwords and sessions are voided', async () => {
      const person = await buildAlumnus(api.db, { emailVerifiedAt: null });
      const stranger = api.as(person);
      await stranger.get('/api/users/current');
      facebook.account = aFacebookAccount(person.email);
      await signInBy(api.guest, 'facebook');
      const token = await mailedToken(api, person.email);
      expect((await api.guest.post(confirm, { token })).status).toBe(200);
      expect((await stranger.get('/api/v2/auth/user')).status).toBe(401);
      expect(await read(person.id)).toMatchObject({
        passwordHash: null,
        emailVerifiedAt: expect.any(Date),
      });
    });

    test.each(statuses(422, 422, 422, 422))('unknown link, by %s: %i', async (who, status) => {
      const answer = await browserOf(api, who).post(confirm, { token: 'f'.repeat(64) });
      expect(answer).toMatchObject({
        status,
        body: {
          errors: {
            token: ['Ce lien n’est plus valide. Recommencez depuis la page de connexion.'],
          },
        },
      });
    });

    test.each<[string, (id: number, email: string) => Promise<unknown>]>([
      [
        'out of date',
        (id) =>
          api.db
            .update(tokens)
            .set({ expiresAt: new Date(0) })
            .where(eq(tokens.personId, id)),
      ],
      [
        'of an account closed since',
        (id) =>
          api.db
            .update(people)
            .set({ isActivate: 0, sleepReason: 'staff' })
            .where(eq(people.id, id)),
      ],
      [
        'to an address that changed since',
        (id) =>
          api.db
            .update(people)
            .set({ email: `change${next()}@alumni.test` })
            .where(eq(people.id, id)),
      ],
      [
        'replaced by another Facebook account',
        async (_id, email) => {
          facebook.account = aFacebookAccount(email);
          await signInBy(api.guest, 'facebook');
        },
      ],
    ])('a link %s links nothing', async (_what, spoil) => {
      const { person, token } = await asked();
      await spoil(person.id, person.email);
      expect((await api.guest.post(confirm, { token })).status).toBe(422);
      const links = await api.db
        .select()
        .from(socialAccounts)
        .where(eq(socialAccounts.personId, person.id));
      expect(links).toMatchObject([{ confirmedAt: null }]);
    });

    test('of many simultaneous openings of one link, one links', async () => {
      const { token } = await asked();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => api.guest.post(confirm, { token })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('another account of the same person replaces the first only by a mailed link', async () => {
      const { person, token } = await asked();
      await api.guest.post(confirm, { token });
      const first = facebook.account;
      facebook.account = aFacebookAccount(person.email);
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=mail_sent');
      const second = facebook.account;
      facebook.account = first;
      expect(await signInBy(api.guest, 'facebook')).toBe('/admin/students');
      await api.guest.post(confirm, { token: await mailedToken(api, person.email) });
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=mail_sent');
      facebook.account = second;
      expect(await signInBy(api.guest, 'facebook')).toBe('/admin/students');
    });

    test('mails nothing to a disabled account, with the same answer', async () => {
      const { person, token } = await asked({ isActivate: 0, sleepReason: 'staff' });
      expect(token).toBe('');
      expect(await read(person.id)).toEqual(person);
    });

    test('limits the mailed links per account, without showing it', async () => {
      const { person } = await asked();
      for (let time = 0; time < 6; time += 1) {
        expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=mail_sent');
      }
      const mails = (await api.mails()).filter(({ to }) => to === person.email);
      expect(mails).toHaveLength(5);
    });

    test('a reset link removes links made before the address was verified', async () => {
      await signInBy(api.guest, 'facebook');
      const email = facebook.account.email ?? '';
      await api.guest.post('/api/v2/password/reset/request', { email });
      const reset = (await api.mails()).findLast(({ to }) => to === email);
      const token = reset?.text.match(/[0-9a-f]{64}/)?.[0];
      const body = { email, token, password: 'Nouveau2026', password_confirmation: 'Nouveau2026' };
      expect((await api.guest.post('/api/v2/reset-password', body)).status).toBe(200);
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=mail_sent');
    });

    test.each<[string, AddressChanges, string]>([
      ['a forged state', { returning: (url) => url.searchParams.set('state', 'x') }, 'expired'],
      ['a forged code', { returning: (url) => url.searchParams.set('code', 'x') }, 'expired'],
      [
        'a forged PKCE challenge',
        { leaving: (url) => url.searchParams.set('code_challenge', 'c'.repeat(43)) },
        'expired',
      ],
    ])('%s signs nobody in', async (_what, detour, outcome) => {
      const browser = api.guest;
      expect(await signInBy(browser, 'facebook', detour)).toBe(`/login?social=${outcome}`);
      expect((await browser.get('/api/users/current')).body).toEqual([]);
    });

    test('a code works once, and a return without the cookie never', async () => {
      const browser = api.guest;
      const callback = await throughProvider(browser, 'facebook');
      const cookies = new Map(browser.cookies);
      expect(await landedOn(api.guest, callback)).toBe('/login?social=expired');
      expect(await landedOn(browser, callback)).toBe('/finish-register');
      const replayed = api.guest;
      cookies.forEach((value, name) => replayed.cookies.set(name, value));
      expect(await landedOn(replayed, callback)).toBe('/login?social=expired');
    });

    test('distinguishes a failing Graph API from a cancelled consent', async () => {
      facebook.isBroken = true;
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=unavailable');
      facebook.isDenying = true;
      expect(await signInBy(api.guest, 'facebook')).toBe('/login?social=denied');
    });

    test("404 when a Facebook flow returns to Google's callback, which is not configured here", async () => {
      const browser = api.guest;
      const callback = await throughProvider(browser, 'facebook');
      const answer = await browser.get(callback.replace('facebook', 'google'));
      expect(answer.status).toBe(404);
    });
  },
  environment,
);
