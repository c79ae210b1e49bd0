import { eq } from 'drizzle-orm';
import { people, sessions } from '../../platform/db/schema';
import { buildAdministrator, buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A browser with a session of a given age. */
async function browserOfAge(
  api: TestApi,
  person: { id: number },
  age: Partial<typeof sessions.$inferInsert>,
) {
  const browser = api.as(person);
  await browser.get('/api/users/current');
  await api.db.update(sessions).set(age).where(eq(sessions.personId, person.id));
  return browser;
}

describeOnDatabase('session', (api) => {
  test('returns nobody, or the signed-in person', async () => {
    expect(await api.guest.get('/api/users/current')).toMatchObject({ status: 200, body: [] });
    expect(await api.guest.get('/api/v2/auth/user')).toMatchObject({
      status: 401,
      body: { message: 'Votre connexion a expirée' },
    });
    for (const [role, id_profil] of [
      ['member', 1],
      ['accountant', 3],
      ['administrator', 2],
    ] as const) {
      expect((await api.as(role).get('/api/users/current')).body).toMatchObject([{ id_profil }]);
      expect((await api.as(role).get('/api/v2/auth/user')).body).toMatchObject({ id_profil });
    }
  });

  test('never returns the password, nor the fields for the owner only', async () => {
    const { text } = await api.as('member').get('/api/users/current');
    expect(text).not.toMatch(/password|argon2|birth_date|search/);
  });

  test('ends at logout, on the server too', async () => {
    const browser = api.as(await buildAlumnus(api.db));
    await browser.get('/api/users/current');
    const stolen = api.guest;
    browser.cookies.forEach((value, name) => stolen.cookies.set(name, value));
    expect(await browser.get('/auth/logout')).toMatchObject({
      status: 200,
      body: { status: true },
    });
    expect((await stolen.get('/api/users/current')).body).toEqual([]);
    expect((await api.guest.get('/auth/logout')).status).toBe(200);
  });

  test('another site cannot log people out', async () => {
    const browser = api.as(await buildAlumnus(api.db));
    const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.get('/auth/logout', fromElsewhere)).status).toBe(403);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
  });

  test('ends at once when the account is disabled', async () => {
    const person = await buildAlumnus(api.db);
    const browser = await browserOfAge(api, person, { lastSeenAt: new Date() });
    await api.db.update(people).set({ isActivate: 0 }).where(eq(people.id, person.id));
    expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
  });

  test('lasts 14 idle days for a member, 12 idle hours for staff, 90 days at most', async () => {
    const status = async (person: { id: number }, age: Partial<typeof sessions.$inferInsert>) =>
      (await (await browserOfAge(api, person, age)).get('/api/v2/auth/user')).status;
    expect(await status(await buildAlumnus(api.db), { lastSeenAt: daysAgo(13) })).toBe(200);
    expect(await status(await buildAlumnus(api.db), { lastSeenAt: daysAgo(15) })).toBe(401);
    expect(await status(await buildAdministrator(api.db), { lastSeenAt: daysAgo(0.4) })).toBe(200);
    expect(await status(await buildAdministrator(api.db), { lastSeenAt: daysAgo(0.6) })).toBe(401);
    expect(await status(await buildAlumnus(api.db), { createdAt: daysAgo(91) })).toBe(401);
  });

  test('is renewed by use, at most once a minute', async () => {
    const person = await buildAlumnus(api.db);
    const seen = async () =>
      (await api.db.select().from(sessions).where(eq(sessions.personId, person.id)))[0]?.lastSeenAt;
    const browser = await browserOfAge(api, person, { lastSeenAt: daysAgo(13) });
    await browser.get('/api/users/current');
    const first = await seen();
    expect(Date.now() - Number(first)).toBeLessThan(60_000);
    await browser.get('/api/users/current');
    expect(await seen()).toEqual(first);
  });

  test('is stored as a hash', async () => {
    const { email } = await buildAlumnus(api.db);
    const browser = api.guest;
    await browser.post('/auth/login', { email, password });
    const rows = await api.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('alumni_session'));
  });

  test('an unknown cookie is a guest', async () => {
    const browser = api.guest;
    browser.cookies.set('alumni_session', 'f'.repeat(64));
    expect((await browser.get('/api/users/current')).body).toEqual([]);
  });
});
