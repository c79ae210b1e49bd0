import type { SocialProvider } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import { buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { mails, people, socialAccounts } from '../../platform/db/schema';

const path = '/api/v2/users/me/social';

describeOnDatabase(path, (api) => {
  async function signedIn() {
    const person = await buildAlumnus(api.db);
    const browser = api.guest;
    await browser.post('/auth/login', { email: person.email, password });
    return { person, browser };
  }
  const link = (personId: number, provider: SocialProvider, confirmedAt: Date | null) =>
    api.db.insert(socialAccounts).values({
      personId,
      provider,
      confirmedAt,
      subject: `${provider}-${next()}`,
    });
  const linked = new Date('2026-11-01T08:00:00Z');

  test('guests get 401', async () => {
    expect((await api.guest.get(path)).status).toBe(401);
    expect((await api.guest.delete(`${path}/google`)).status).toBe(401);
  });

  test('lists own links alone, those that wait for confirmation left out', async () => {
    const { person, browser } = await signedIn();
    const other = await buildAlumnus(api.db);
    await link(other.id, 'google', linked);
    await link(person.id, 'facebook', linked);
    await link(person.id, 'google', null);
    expect((await browser.get(path)).body).toEqual([
      { provider: 'facebook', linked_at: '2026-11-01T08:00:00.000Z' },
    ]);
  });

  test('unlinks once, tells the person by mail, and leaves others their links', async () => {
    const { person, browser } = await signedIn();
    const other = await buildAlumnus(api.db);
    await link(other.id, 'google', linked);
    await link(person.id, 'google', linked);
    expect((await browser.delete(`${path}/google`)).status).toBe(200);
    expect((await browser.get(path)).body).toEqual([]);
    expect((await browser.delete(`${path}/google`)).status).toBe(404);
    const [told, ...more] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, person.email));
    expect([told?.kind, more]).toEqual(['social-unlink', []]);
    expect(await api.db.$count(socialAccounts, eq(socialAccounts.personId, other.id))).toBe(1);
  });

  test('keeps the only way to sign in, and says what to do', async () => {
    const { person, browser } = await signedIn();
    await api.db.update(people).set({ passwordHash: null }).where(eq(people.id, person.id));
    await link(person.id, 'google', linked);
    const refused = await browser.delete(`${path}/google`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Mot de passe oublié') });
    await link(person.id, 'facebook', linked);
    expect((await browser.delete(`${path}/google`)).status).toBe(200);
    expect((await browser.delete(`${path}/facebook`)).status).toBe(409);
  });

  test('an unknown provider is refused', async () => {
    const { browser } = await signedIn();
    expect((await browser.delete(`${path}/autre`)).status).toBe(404);
  });
});
