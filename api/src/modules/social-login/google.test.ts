import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { people, sessions, socialAccounts, tokens } from '../../platform/db/schema';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  next,
  password,
} from '../../../testing/factories';
import { startGoogle, type TestGoogle } from '../../../testing/google';
import { codeOf, enrolApp, second } from '../../../testing/second-factor';
import { describeOnDatabase } from '../../../testing/test-api';
import {
  landedOn,
  signInBy,
  throughProvider,
  type AddressChanges,
} from '../../../testing/visit-provider';
import { notificationsRepository } from '../notifications/notifications.repository';
import { flowCookie } from './flow-cookie';

/** Set before the API starts: the provider chooses its port. */
const environment: Record<string, string> = { SOCIAL_TIMEOUT: '1' };
const throttled: Record<string, string> = { THROTTLE_SOCIAL_IP: '3' };
let google: TestGoogle;
beforeAll(async () => {
  google = await startGoogle('http://alumni.test/auth/google/callback');
  for (const settings of [environment, throttled]) Object.assign(settings, google.environment);
});
afterAll(() => google.close());
beforeEach(() => {
  Object.assign(google, { isDenying: false, isSilent: false });
  google.account = aGoogleAccount();
});

const aGoogleAccount = (email = `ama${next()}@gmail.test`) => ({
  sub: `google-${next()}`,
  email,
  email_verified: true,
  given_name: 'Ama',
  family_name: "d'ALMEIDA",
});

/** Waits until another connection waits for the table locked here. */
async function untilSomebodyWaits(tx: Tx): Promise<void> {
  const isWaiting = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'people'::regclass`;
  while ((await tx.execute(isWaiting)).rowCount === 0) await pause(20);
}

describeOnDatabase(
  'login by Google',
  (api) => {
    const read = async (email: string) =>
      (await api.db.select().from(people).where(eq(people.email, email)))[0];
    const linksOf = (personId: number) =>
      api.db.select().from(socialAccounts).where(eq(socialAccounts.personId, personId));

    test('signs a new person up: active, not approved, terms not yet accepted', async () => {
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/finish-register');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({
        nom: "d'ALMEIDA",
        prenoms: 'Ama',
        id_profil: 1,
        email_verified: 1,
        approved: 0,
        profile_completed: 0,
        terms_accepted: 0,
      });
      expect(await read(google.account.email ?? '')).toMatchObject({
        isActivate: 1,
        passwordHash: null,
        nombreConnexions: 1,
      });
    });

    test('a member of staff with a second factor still has the second step to do', async () => {
      const person = await buildAccountant(api.db, { email: google.account.email ?? '' });
      const { secret } = await enrolApp(api, person);
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/login?step=second');
      expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
      expect((await second(browser, { code: codeOf(secret) })).status).toBe(200);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
    });

    test('notifies staff of a new person, once', async () => {
      const { id } = await buildAdministrator(api.db);
      await signInBy(api.guest, 'google');
      await signInBy(api.guest, 'google');
      const received = await notificationsRepository.of(api.db, id);
      expect(received.map(({ type }) => type)).toEqual(['registration']);
    });

    test.each([
      ['a member', '/admin/students', buildAlumnus],
      ['an accountant', '/admin/dashboard', buildAccountant],
      ['an administrator', '/admin/dashboard', buildAdministrator],
    ] as const)('%s with a verified address lands on %s', async (_who, landing, build) => {
      const person = await build(api.db);
      google.account = aGoogleAccount(person.email.toUpperCase());
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe(landing);
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ id: person.id });
      expect(await read(person.email)).toMatchObject({
        passwordHash: person.passwordHash,
        nombreConnexions: 1,
      });
    });

    test('recognises the account by its number, whatever its address', async () => {
      const person = await buildAlumnus(api.db);
      google.account = aGoogleAccount(person.email);
      await signInBy(api.guest, 'google');
      google.account = { ...google.account, email: `autre${next()}@gmail.test` };
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/admin/students');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ id: person.id });
      expect(await linksOf(person.id)).toHaveLength(1);
    });

    test('with an unverified address, removes what was set before', async () => {
      const person = await buildAlumnus(api.db, { emailVerifiedAt: null });
      const stranger = api.as(person);
      await stranger.get('/api/users/current');
      await api.guest.post('/api/v2/password/reset/request', { email: person.email });
      google.account = aGoogleAccount(person.email);
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/admin/students');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ email_verified: 1 });
      expect((await stranger.get('/api/v2/auth/user')).status).toBe(401);
      const login = await api.guest.post('/auth/login', { email: person.email, password });
      expect(login.status).toBe(422);
      expect(await api.db.$count(tokens, eq(tokens.personId, person.id))).toBe(0);
    });

    test('an address that Google has not verified needs the mailed link', async () => {
      const person = await buildAlumnus(api.db);
      google.account = { ...aGoogleAccount(person.email), email_verified: false };
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/login?social=mail_sent');
      expect((await browser.get('/api/users/current')).body).toEqual([]);
      expect(await linksOf(person.id)).toMatchObject([{ confirmedAt: null }]);
      expect((await api.mails()).at(-1)).toMatchObject({ kind: 'social-link', to: person.email });
    });

    test('another Google account with the same address needs the mailed link too', async () => {
      const person = await buildAlumnus(api.db);
      google.account = aGoogleAccount(person.email);
      await signInBy(api.guest, 'google');
      google.account = aGoogleAccount(person.email);
      expect(await signInBy(api.guest, 'google')).toBe('/login?social=mail_sent');
    });

    test.each([
      ['by its address', false],
      ['by its link', true],
    ])('a disabled account is refused %s, and stays unchanged', async (_how, isLinked) => {
      const person = await buildAlumnus(api.db, { emailVerifiedAt: isLinked ? new Date() : null });
      google.account = aGoogleAccount(person.email);
      if (isLinked) await signInBy(api.guest, 'google');
      const asleep = { isActivate: 0, sleepReason: 'staff' } as const;
      await api.db.update(people).set(asleep).where(eq(people.id, person.id));
      const before = await read(person.email);
      const browser = api.guest;
      expect(await signInBy(browser, 'google')).toBe('/login?social=refused');
      expect((await browser.get('/api/users/current')).body).toEqual([]);
      expect(await read(person.email)).toEqual(before);
      expect(await linksOf(person.id)).toHaveLength(isLinked ? 1 : 0);
    });

    test('signing in cancels a pending deletion', async () => {
      const leaving = { isActivate: 0, sleepReason: 'deletion' } as const;
      const person = await buildAlumnus(api.db, { ...leaving, deletionRequestedAt: new Date() });
      google.account = aGoogleAccount(person.email);
      expect(await signInBy(api.guest, 'google')).toBe('/admin/students');
      expect(await read(person.email)).toMatchObject({ isActivate: 1, deletionRequestedAt: null });
    });

    test('renews the session of a browser with a signed-in person', async () => {
      const person = await buildAlumnus(api.db);
      const browser = api.as(person);
      await browser.get('/api/users/current');
      const before = browser.cookies.get('alumni_session');
      await signInBy(browser, 'google');
      expect(browser.cookies.get('alumni_session')).not.toBe(before);
      expect(await api.db.$count(sessions, eq(sessions.personId, person.id))).toBe(0);
    });

    test('two simultaneous first visits create one person', async () => {
      const [one, other] = [api.guest, api.guest];
      const returns = [
        await throughProvider(one, 'google'),
        await throughProvider(other, 'google'),
      ];
      const landings = await Promise.all([
        landedOn(one, returns[0] ?? ''),
        landedOn(other, returns[1] ?? ''),
      ]);
      expect(landings).toEqual(['/finish-register', '/finish-register']);
      expect(await api.db.$count(people, eq(people.email, google.account.email ?? ''))).toBe(1);
    });

    test("a first visit that ends during another's lookup signs that one in too", async () => {
      const { sub: subject, email = '' } = google.account;
      const browser = api.guest;
      const callback = await throughProvider(browser, 'google');
      let landing: Promise<string> | undefined;
      await api.db.transaction(async (tx) => {
        const [person] = await tx
          .insert(people)
          .values({ nom: 'A', prenoms: 'B', email, emailVerifiedAt: new Date() })
          .returning();
        const link = { personId: person?.id ?? 0, provider: 'google', subject } as const;
        await tx.insert(socialAccounts).values({ ...link, confirmedAt: new Date() });
        // The lookup of the link finds none, then waits for the lock on the address.
        await tx.execute(sql`LOCK TABLE people IN EXCLUSIVE MODE`);
        landing = landedOn(browser, callback);
        if (api.kind === 'server') await untilSomebodyWaits(tx);
      });
      expect(await landing).toBe('/finish-register');
      expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({ email });
    });

    test('names that are malformed or too long do not stop a sign-up', async () => {
      google.account = {
        ...google.account,
        given_name: `A\u0000نور\u200cالدین${'é'.repeat(300)}`,
        family_name: '\u3164\u2800\u202e',
      };
      expect(await signInBy(api.guest, 'google')).toBe('/finish-register');
      const person = await read(google.account.email ?? '');
      expect(person?.prenoms).toMatch(/^A نور\u200cالدینé{89}$/u);
      expect(person?.nom).toBe('Nom');
    });
  },
  environment,
);

describeOnDatabase(
  'login by Google, attacked',
  (api) => {
    /** No session, no new account. */
    async function expectNobody(browser: typeof api.guest) {
      expect((await browser.get('/api/users/current')).body).toEqual([]);
      expect(await api.db.$count(people, eq(people.email, google.account.email ?? ''))).toBe(0);
    }

    test.each<[string, AddressChanges]>([
      ['state', { returning: (url) => url.searchParams.set('state', 'forged') }],
      ['absent state', { returning: (url) => url.searchParams.delete('state') }],
      ['code', { returning: (url) => url.searchParams.set('code', 'forged') }],
      ['doubled code', { returning: (url) => url.searchParams.append('code', 'another') }],
      ['issuer', { returning: (url) => url.searchParams.set('iss', 'http://evil.test') }],
      ['nonce', { leaving: (url) => url.searchParams.set('nonce', 'n'.repeat(43)) }],
      [
        'PKCE challenge',
        { leaving: (url) => url.searchParams.set('code_challenge', 'c'.repeat(43)) },
      ],
    ])('a forged %s signs nobody in', async (_what, detour) => {
      const browser = api.guest;
      expect(await signInBy(browser, 'google', detour)).toBe('/login?social=expired');
      await expectNobody(browser);
    });

    test('a return in another browser signs nobody in (login CSRF)', async () => {
      const callback = await throughProvider(api.guest, 'google');
      const victim = api.guest;
      expect(await landedOn(victim, callback)).toBe('/login?social=expired');
      await expectNobody(victim);
      const leaving = api.guest;
      await leaving.get('/auth/google/redirect');
      expect(await landedOn(leaving, callback)).toBe('/login?social=expired');
      await expectNobody(leaving);
    });

    test('a code works once, even with its own cookie', async () => {
      const [browser, thief] = [api.guest, api.guest];
      const callback = await throughProvider(browser, 'google');
      thief.cookies.set(flowCookie, browser.cookies.get(flowCookie) ?? '');
      expect(await landedOn(browser, callback)).toBe('/finish-register');
      expect(browser.cookies.has(flowCookie)).toBe(false);
      expect(await landedOn(thief, callback)).toBe('/login?social=expired');
      expect((await thief.get('/api/users/current')).body).toEqual([]);
    });

    test.each([
      ['touched', (cookie: string) => cookie.replace(/^./, 'x')],
      ['unsigned', (cookie: string) => cookie.split('.')[0] ?? ''],
      ['that is not signed', (cookie: string) => `${cookie.split('.')[0]}.${'A'.repeat(43)}`],
    ])('a flow cookie that is %s is ignored', async (_what, spoil) => {
      const browser = api.guest;
      const callback = await throughProvider(browser, 'google');
      browser.cookies.set(flowCookie, spoil(browser.cookies.get(flowCookie) ?? ''));
      expect(await landedOn(browser, callback)).toBe('/login?social=expired');
      await expectNobody(browser);
    });

    test('the flow cookie is short-lived and HttpOnly', async () => {
      const { headers } = await api.guest.get('/auth/google/redirect');
      expect(String(headers['set-cookie'])).toMatch(
        /^alumni_flow=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(new URL(String(headers.location)).searchParams.get('code_challenge_method')).toBe(
        'S256',
      );
    });

    test.each(['code=%00&state=x', 'code=%', 'state=%ED%A0%80', 'error=%3Cscript%3E', ''])(
      'a return with %s redirects to the login page',
      async (query) => {
        expect(await landedOn(api.guest, `/auth/google/callback?${query}`)).toBe(
          '/login?social=expired',
        );
      },
    );

    test('the return page sends no referrer with the code', async () => {
      const { headers } = await api.guest.get('/auth/google/callback?code=secret&state=x');
      expect(headers['referrer-policy']).toBe('no-referrer');
    });

    test('a cancelled consent redirects to the login page', async () => {
      google.isDenying = true;
      expect(await signInBy(api.guest, 'google')).toBe('/login?social=denied');
    });

    test('reports a Google that stops answering, after a time limit', async () => {
      const browser = api.guest;
      const callback = await throughProvider(browser, 'google');
      google.isSilent = true;
      expect(await landedOn(browser, callback)).toBe('/login?social=unavailable');
      await expectNobody(browser);
    });
  },
  environment,
);

describeOnDatabase(
  'login by Google during an outage',
  (api) => {
    test('shows an error, and tries again the next time', async () => {
      expect(await landedOn(api.guest, '/auth/google/redirect')).toBe('/login?social=unavailable');
      expect(await landedOn(api.guest, '/auth/google/redirect')).toBe('/login?social=unavailable');
    });
  },
  {
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    GOOGLE_CLIENT_ID: 'alumni',
    GOOGLE_CLIENT_SECRET: 'secret',
  },
);

describeOnDatabase(
  'login by a provider, too often',
  (api) => {
    test('refuses one address, not another', async () => {
      const leave = async (remoteAddress: string) =>
        String((await api.guest.get('/auth/google/redirect', { remoteAddress })).headers.location);
      for (let time = 0; time < 3; time += 1) {
        expect(await leave('10.0.0.1')).toMatch(/^http:\/\/127/);
      }
      expect(await leave('10.0.0.1')).toBe('/login?social=throttled');
      expect(await leave('10.0.0.2')).toMatch(/^http:\/\/127/);
    });
  },
  throttled,
);

describeOnDatabase('login by a provider that is not configured', (api) => {
  test.each([
    '/auth/google/redirect',
    '/auth/google/callback?code=x&state=y',
    '/auth/facebook/redirect',
    '/auth/facebook/callback?code=x&state=y',
  ])('%s is 404', async (url) => {
    expect(await api.guest.get(url)).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    });
  });
});
