import { eq } from 'drizzle-orm';
import { auditEntries, notifications, people, sessions, tokens } from '../../db/schema';
import { buildNews } from '../../testing/content-factories';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  next,
  password,
} from '../../testing/factories';
import { describeOnEachDatabase, type TestApi } from '../../testing/test-api';
import { browserOf, statuses } from '../../testing/who';

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

describeOnEachDatabase('DELETE /api/v2/account', (api) => {
  test('is for who is signed in: guest 401, each of the others 200', async () => {
    const answer = await api.guest.send('DELETE', '/api/v2/account', { password });
    expect(answer.status).toBe(401);
    await buildAdministrator(api.db);
    for (const build of [buildAlumnus, buildAccountant, buildAdministrator]) {
      expect((await leave(api, await build(api.db))).status).toBe(200);
    }
  });

  test('wants the password, and not without end', async () => {
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

  test('who has no password is sent to the mailed way', async () => {
    const person = await buildAlumnus(api.db, { passwordHash: null });
    const answer = await leave(api, person);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('demandez un lien par email');
  });

  test('ends sessions and links at once, and says by mail what happens and how to cancel', async () => {
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

  test('clicked twice at once, it is one deletion and one mail', async () => {
    const person = await buildAlumnus(api.db);
    const answers = await Promise.all([leave(api, person), leave(api, person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => [401, 409].includes(status))).toHaveLength(1);
    expect(await kindsTo(api, person.email)).toEqual(['account-deletion']);
  });
});

describeOnEachDatabase('an account that waits to be deleted', (api) => {
  test('is hidden everywhere at once, and staff find it when they ask', async () => {
    const person = await buildAlumnus(api.db, { nom: 'INVISIBLE', prenoms: 'Afi' });
    const staff = api.as('administrator');
    await buildNews(api.db, { titre: 'Signée', auteurId: person.id });
    await api.db.insert(notifications).values({
      personId: (await buildAccountant(api.db)).id,
      type: 'registration',
      data: {
        title: '',
        message: 'Afi',
        route: 'ancien_details',
        params: { id: String(person.id) },
      },
    });
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
    const named = await api.db.select().from(notifications);
    expect(JSON.stringify(named)).not.toContain('ancien_details');

    const found = await staff.get('/api/users/students/list?deletion=1&search=INVISIBLE');
    expect(found.body).toMatchObject({
      data: { total: 1, data: [{ id: person.id, deletion_requested_at: expect.any(String) }] },
    });
    const members = await api.as('member').get('/api/users/students/list?deletion=1');
    expect(members.text).not.toContain('INVISIBLE');
  });

  test('is kept by signing in, once and as it was', async () => {
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

  test('a wrong password keeps nothing; a forgotten one may be reset, and signing in then keeps it', async () => {
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

  test('keeps its address until it is anonymised', async () => {
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

  test('is not woken by a verification link, nor reached by staff as if it stayed', async () => {
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
});

describeOnEachDatabase('the mailed way', (api) => {
  const ask = (email: string) => api.guest.post('/api/v2/account/deletion-request', { email });
  const confirm = (token: string) => api.guest.post('/api/v2/account/deletion', { token });
  const linkTo = async (address: string) => {
    const mail = (await mailsTo(api, address)).findLast(({ kind }) => kind === 'deletion-link');
    return (
      /http:\/\/alumni\.test\/usersinfo\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
    );
  };

  test.each(statuses(200, 200, 200, 200))('ask: %s gets %i', async (who, status) => {
    const email = `inconnu${next()}@alumni.test`;
    const answer = await browserOf(api, who).post('/api/v2/account/deletion-request', { email });
    expect(answer.status).toBe(status);
  });

  test.each(statuses(422, 422, 422, 422))('a made-up link: %s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).post('/api/v2/account/deletion', {
      token: 'a'.repeat(64),
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('errors.token');
  });

  test('answers alike, after the same time, whether or not the account exists', async () => {
    const known = await buildAlumnus(api.db, { passwordHash: null });
    const timed = async (email: string) => {
      const start = Date.now();
      const { status, text } = await ask(email);
      return { status, text, isPaused: Date.now() - start >= 290 };
    };
    const unknown = await timed('personne@nulle-part.test');
    expect(unknown).toMatchObject({ status: 200, isPaused: true });
    expect(await timed(known.email)).toEqual(unknown);
    expect(await kindsTo(api, known.email)).toEqual(['deletion-link']);
    expect(await kindsTo(api, 'personne@nulle-part.test')).toEqual([]);
    for (let count = 0; count < 8; count += 1)
      expect(await ask(known.email)).toMatchObject({ status: 200 });
    expect(await kindsTo(api, known.email)).toHaveLength(5);
  });

  test('deletes by the link, once; asking alone deletes nothing', async () => {
    const person = await buildAlumnus(api.db, { passwordHash: null });
    await ask(person.email.toUpperCase());
    expect((await personOf(api, person.id))?.isActivate).toBe(1);
    const token = await linkTo(person.email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await personOf(api, person.id)).toMatchObject({
      isActivate: 0,
      sleepReason: 'deletion',
    });
    expect(await kindsTo(api, person.email)).toEqual(['deletion-link', 'account-deletion']);
  });

  test('a link dies after its day, and with a changed address', async () => {
    const late = await buildAlumnus(api.db);
    await ask(late.email);
    await api.db
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(tokens.personId, late.id));
    expect((await confirm(await linkTo(late.email))).status).toBe(422);
    const moved = await buildAlumnus(api.db);
    await ask(moved.email);
    await api.db
      .update(people)
      .set({ email: `ailleurs${next()}@alumni.test` })
      .where(eq(people.id, moved.id));
    expect((await confirm(await linkTo(moved.email))).status).toBe(422);
    expect((await personOf(api, moved.id))?.isActivate).toBe(1);
  });

  test('serves who was closed by staff, and signing in does not open that account', async () => {
    const person = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' });
    await ask(person.email);
    expect((await confirm(await linkTo(person.email))).status).toBe(200);
    expect(await personOf(api, person.id)).toMatchObject({
      sleepReason: 'staff',
      deletionRequestedAt: expect.any(Date),
    });
    expect((await logIn(api, person.email)).status).toBe(422);
    const mail = (await mailsTo(api, person.email)).at(-1);
    expect(mail?.text).toContain("écrivez à l'équipe du réseau");
    expect(mail?.text).not.toContain('connectez-vous');
  });

  test('is refused to the last active administrator, whose link stays good', async () => {
    await api.db.update(people).set({ idProfil: 3 }).where(eq(people.idProfil, 2));
    const last = await buildAdministrator(api.db);
    await ask(last.email);
    const token = await linkTo(last.email);
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    await buildAdministrator(api.db);
    expect((await confirm(token)).status).toBe(200);
  });
});

describeOnEachDatabase('DELETE /api/users/students/delete/:id', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    const answer = await browserOf(api, who).delete(`/api/users/students/delete/${id}`);
    expect(answer.status).toBe(status);
    expect((await personOf(api, id))?.isActivate).toBe(status === 200 ? 0 : 1);
  });

  test('is for alumni: staff and nobody are not found', async () => {
    for (const id of [(await buildAccountant(api.db)).id, 999_999]) {
      expect((await remove(api, id)).status).toBe(404);
    }
  });

  test('two at once are one deletion, one mail and one entry with before and after', async () => {
    const person = await buildAlumnus(api.db);
    const answers = await Promise.all([remove(api, person.id), remove(api, person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await kindsTo(api, person.email)).toEqual(['account-deletion']);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, person.id));
    expect(entries).toMatchObject([
      {
        action: 'alumnus.delete',
        details: {
          before: { is_activate: 1, sleep_reason: null, deletion_requested_at: null },
          after: { is_activate: 0, sleep_reason: 'deletion' },
        },
      },
    ]);
    expect(entries[0]?.actorId).toEqual(expect.any(Number));
  });

  test('staff tell who was closed by staff from who is leaving', async () => {
    const [closed, leaving] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const staff = api.as('accountant');
    await staff.put(`/api/users/admin/update/studentstate/${closed.id}`, { is_activate: 0 });
    await remove(api, leaving.id);
    const ids = async (query: string) => {
      const { body } = await staff.get(`/api/users/students/list?${query}`);
      return (body as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id);
    };
    expect(await ids('is_activate=0')).toContain(closed.id);
    expect(await ids('is_activate=0')).not.toContain(leaving.id);
    expect(await ids('deletion=1')).toContain(leaving.id);
    expect(await ids('deletion=1')).not.toContain(closed.id);
    expect((await logIn(api, closed.email)).status).toBe(422);
    expect((await logIn(api, leaving.email)).status).toBe(200);
  });
});
