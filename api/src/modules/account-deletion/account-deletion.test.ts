import { eq } from 'drizzle-orm';
import { people, sessions, tokens } from '../../platform/db/schema';
import { buildNews } from '../../../testing/content-factories';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  password,
} from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { notificationsRepository } from '../notifications/notifications.repository';

const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });
const mailsTo = async (api: TestApi, address: string) =>
  (await api.mails()).filter(({ to }) => to === address);
const kindsTo = async (api: TestApi, address: string) =>
  (await mailsTo(api, address)).map(({ kind }) => kind);
const leave = (api: TestApi, who: { id: number }, body: object = { password }) =>
  api.as(who).send('DELETE', '/api/v2/account', body);
const logIn = (api: TestApi, email: string) => api.guest.post('/auth/login', { email, password });
const remove = (api: TestApi, id: number) =>
  api.as('accountant').delete(`/api/users/students/delete/${id}`);

describeOnDatabase('DELETE /api/v2/account', (api) => {
  test('requires a session: guest 401, each of the others 200', async () => {
    const answer = await api.guest.send('DELETE', '/api/v2/account', { password });
    expect(answer.status).toBe(401);
    await buildAdministrator(api.db);
    for (const build of [buildAlumnus, buildAccountant, buildAdministrator]) {
      expect((await leave(api, await build(api.db))).status).toBe(200);
    }
  });

  test('requires the password, with a limit of attempts', async () => {
    const person = await buildAlumnus(api.db);
    for (const body of [{ password: 'autrechose1' }, {}]) {
      const answer = await leave(api, person, body);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    }
    for (let count = 0; count < 9; count += 1) await leave(api, person, { password: 'autre1234' });
    expect((await leave(api, person)).status).toBe(429);
    expect((await personOf(api, person.id))?.isActivate).toBe(1);
  });

  test('a person without a password is sent to the mailed link', async () => {
    const person = await buildAlumnus(api.db, { passwordHash: null });
    const answer = await leave(api, person);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('demandez un lien par email');
  });

  test('ends sessions and links at once, and mails what happens and how to cancel', async () => {
    const person = await buildAlumnus(api.db);
    await api.guest.post('/api/v2/password/reset/request', { email: person.email });
    const browser = api.as(person);
    const other = api.as(person);
    expect((await other.get('/api/v2/auth/user')).status).toBe(200);
    const answer = await browser.send('DELETE', '/api/v2/account', { password });
    expect(answer.body).toMatchObject({ status: true });
    expect((await other.get('/api/v2/auth/user')).status).toBe(401);
    expect((await browser.get('/api/users/current')).body).toEqual([]);
    expect(await api.db.$count(sessions, eq(sessions.personId, person.id))).toBe(0);
    expect(await api.db.$count(tokens, eq(tokens.personId, person.id))).toBe(0);
    const mail = (await mailsTo(api, person.email)).at(-1);
    const day = new Date(Date.now() + 30 * 86_400_000);
    const french = day.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.kind).toBe('account-deletion');
    expect(mail?.text).toContain(`connectez-vous avant le ${french}`);
    expect(mail?.text).toContain('http://alumni.test/login');
  });

  test('two simultaneous calls make one deletion and one mail', async () => {
    const person = await buildAlumnus(api.db);
    const answers = await Promise.all([leave(api, person), leave(api, person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => [401, 409].includes(status))).toHaveLength(1);
    expect(await kindsTo(api, person.email)).toEqual(['account-deletion']);
  });
});

describeOnDatabase('an account that waits to be deleted', (api) => {
  test('is hidden everywhere at once, except from staff who filter for it', async () => {
    const person = await buildAlumnus(api.db, { nom: 'INVISIBLE', prenoms: 'Afi' });
    const staff = api.as('administrator');
    await buildNews(api.db, { titre: 'Signée', auteurId: person.id });
    const params = { id: String(person.id) };
    const data = { title: '', message: 'Afi', route: 'ancien_details', params };
    const accountant = await buildAccountant(api.db);
    await notificationsRepository.tell(api.db, accountant.id, 'registration', data);
    await notificationsRepository.announce(api.db, 'staff', 'registration', data);
    expect(await notificationsRepository.of(api.db, accountant.id)).toHaveLength(2);
    const stats = async () => (await staff.get('/api/stats')).body as { total_inscrits: number };
    const before = (await stats()).total_inscrits;
    expect((await leave(api, person)).status).toBe(200);

    expect((await stats()).total_inscrits).toBe(before - 1);
    for (const who of ['member', 'accountant', 'administrator'] as const) {
      const browser = api.as(who);
      const list = await browser.get('/api/users/students/list?search=INVISIBLE');
      expect(list.body).toMatchObject({ data: { total: 0, data: [] } });
      expect((await browser.get(`/api/users/profil/${person.id}`)).status).toBe(404);
    }
    expect((await api.guest.get('/api/guest/actualities')).text).not.toContain('INVISIBLE');
    expect(await notificationsRepository.of(api.db, accountant.id)).toEqual([]);

    const found = await staff.get('/api/users/students/list?deletion=1&search=INVISIBLE');
    expect(found.body).toMatchObject({
      data: { total: 1, data: [{ id: person.id, deletion_requested_at: expect.any(String) }] },
    });
    const members = await api.as('member').get('/api/users/students/list?deletion=1');
    expect(members.text).not.toContain('INVISIBLE');
  });

  test('is restored unchanged by signing in, once', async () => {
    const person = await buildAlumnus(api.db, { certified: 1 });
    await leave(api, person);
    expect((await logIn(api, person.email)).status).toBe(200);
    expect(await personOf(api, person.id)).toMatchObject({
      isActivate: 1,
      sleepReason: null,
      deletionRequestedAt: null,
      approved: 1,
      certified: 1,
    });
    expect((await logIn(api, person.email)).status).toBe(200);
    expect(await kindsTo(api, person.email)).toEqual(['account-deletion', 'account-kept']);
  });

  test('a wrong password restores nothing; after a reset, signing in restores it', async () => {
    const person = await buildAlumnus(api.db);
    await leave(api, person);
    const wrong = { email: person.email, password: 'autrechose1' };
    expect((await api.guest.post('/auth/login', wrong)).status).toBe(422);
    expect((await personOf(api, person.id))?.deletionRequestedAt).not.toBeNull();
    await api.guest.post('/api/v2/password/reset/request', { email: person.email });
    const mail = (await mailsTo(api, person.email)).at(-1);
    const token = /password-reset\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1];
    const again = 'motdepasse2';
    const form = { email: person.email, token, password: again, password_confirmation: again };
    expect((await api.guest.post('/api/v2/reset-password', form)).status).toBe(200);
    expect((await personOf(api, person.id))?.deletionRequestedAt).not.toBeNull();
    const login = await api.guest.post('/auth/login', { email: person.email, password: again });
    expect(login.status).toBe(200);
    expect((await personOf(api, person.id))?.deletionRequestedAt).toBeNull();
  });

  test('keeps its address reserved until it is anonymised', async () => {
    const person = await buildAlumnus(api.db);
    await leave(api, person);
    const answer = await api.guest.post('/auth/register', {
      lastname: 'AUTRE',
      firstname: 'Personne',
      email: person.email,
      password,
      password_confirmation: password,
      status: 'accepted',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
  });

  test('is not reactivated by a verification link, nor changed by staff', async () => {
    const person = await buildAlumnus(api.db, { emailVerifiedAt: null });
    const browser = api.as(person);
    await browser.post('/api/v2/email/verification');
    const mail = (await mailsTo(api, person.email)).at(-1);
    const token = /check_user\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
    await browser.send('DELETE', '/api/v2/account', { password });
    expect((await api.guest.get(`/api/user/verify/${token}`)).body).toBe(0);
    const staff = api.as('administrator');
    const flags = await staff.put(`/api/users/admin/update/studentstate/${person.id}`, {
      is_activate: 1,
    });
    expect(flags.status).toBe(404);
    expect((await remove(api, person.id)).status).toBe(404);
    expect((await staff.post(`/api/v2/users/${person.id}/access`)).status).toBe(404);
    expect((await personOf(api, person.id))?.sleepReason).toBe('deletion');
  });

  test('staff can close it for good: signing in within the delay then restores nothing', async () => {
    const person = await buildAlumnus(api.db);
    await api.as(person).send('DELETE', '/api/v2/account', { password });
    const staff = api.as('administrator');
    const flags = `/api/users/admin/update/studentstate/${person.id}`;
    expect((await staff.put(flags, { is_activate: 0, approved: 0 })).status).toBe(404);
    expect((await staff.put(flags, { is_activate: 0 })).status).toBe(200);
    const login = await api.guest.post('/auth/login', { email: person.email, password });
    expect(login.status).toBe(422);
    expect((await personOf(api, person.id))?.deletionRequestedAt).not.toBeNull();
  });
});
