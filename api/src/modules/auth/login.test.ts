import { setTimeout as pause } from 'node:timers/promises';
import { buildAdministrator, buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { authRepository } from './auth.repository';
import { hashPassword } from './passwords';

const refused = 'Données invalides ou compte désactivé.';

describeOnDatabase('login', (api) => {
  test('opens a session and returns the person', async () => {
    const person = await buildAdministrator(api.db, { email: 'afi@alumni.test' });
    const browser = api.guest;
    const answer = await browser.post('/auth/login', { email: ' AFI@alumni.test ', password });
    expect(answer).toMatchObject({ status: 200, body: { id: person.id, id_profil: 2 } });
    expect(answer.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/alumni_session=.*HttpOnly; SameSite=Lax/)]),
    );
    const current = await browser.get('/api/users/current');
    expect(current.body).toMatchObject([{ email: 'afi@alumni.test', email_verified: 1 }]);
  });

  test('is refused when the password is reset while it is being checked', async () => {
    const person = await buildAlumnus(api.db);
    const { asked } = await api.db.transaction(async (tx) => {
      await authRepository.lock(tx, person.id);
      const waiting = api.guest.post('/auth/login', { email: person.email, password });
      await pause(300);
      const passwordHash = await hashPassword('Autre2026!');
      await authRepository.update(tx, person.id, { passwordHash });
      return { asked: waiting };
    });
    expect((await asked).status).toBe(422);
  });

  test('counts one connection per login', async () => {
    const { email, id } = await buildAlumnus(api.db);
    await api.guest.post('/auth/login', { email, password });
    await api.guest.post('/auth/login', { email, password });
    const person = await api.db.query.people.findFirst({ where: (t, { eq }) => eq(t.id, id) });
    expect(person?.nombreConnexions).toBe(2);
  });

  test.each([
    ['an unknown account', async () => 'personne@nulle.part'],
    ['a wrong password', async () => (await buildAlumnus(api.db, { passwordHash: null })).email],
    [
      'a disabled account',
      async () =>
        (await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' as const })).email,
    ],
  ])('refuses %s with the same message', async (_who, emailOf) => {
    const answer = await api.guest.post('/auth/login', { email: await emailOf(), password });
    expect(answer).toMatchObject({ status: 422, body: { message: refused } });
    expect(answer.body).not.toHaveProperty('errors');
  });

  test('names the empty fields', async () => {
    const answer = await api.guest.post('/auth/login', { email: '' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { password: ['Ce champ est obligatoire.'] } });
    expect(answer.body).toHaveProperty('errors.email');
  });

  test("gives a new session id, and ends the browser's previous session", async () => {
    const { email } = await buildAlumnus(api.db);
    const browser = api.guest;
    await browser.post('/auth/login', { email, password });
    const first = new Map(browser.cookies);
    await browser.post('/auth/login', { email, password });
    expect(browser.cookies.get('alumni_session')).not.toBe(first.get('alumni_session'));
    const old = api.guest;
    first.forEach((value, name) => old.cookies.set(name, value));
    expect((await old.get('/api/users/current')).body).toEqual([]);
  });
});

describeOnDatabase(
  'login under attack',
  (api) => {
    test('returns the waiting time, with the usual refusal, for that address only', async () => {
      const { email } = await buildAlumnus(api.db);
      const attack = { email, password: 'faux' };
      for (let attempt = 0; attempt < 3; attempt += 1) await api.guest.post('/auth/login', attack);
      const throttled = await api.guest.post('/auth/login', { email, password });
      expect(throttled).toMatchObject({ status: 429, body: { message: refused } });
      expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);

      const elsewhere = { remoteAddress: '10.0.0.9' };
      const owner = await api.guest.post('/auth/login', { email, password }, elsewhere);
      expect(owner.status).toBe(200);
    });
  },
  { THROTTLE_LOGIN_ACCOUNT_IP: '3' },
);
