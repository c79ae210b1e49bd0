import { eq } from 'drizzle-orm';
import { auditEntries, people, socialAccounts, tokens } from '../../platform/db/schema';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  next,
  password,
} from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';

const base = '/api/users/admin';
const colleague = (change: object = {}) => ({
  nom: 'AGBÉKO',
  prenoms: 'Sena',
  email: `collegue${next()}@alumni.test`,
  profil: 3,
  ...change,
});
const taken = { email: ['Cette adresse e-mail est déjà utilisée.'] };

const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });
const personAt = (api: TestApi, email: string) =>
  api.db.query.people.findFirst({ where: eq(people.email, email) });
const mailsTo = async (api: TestApi, address: string) =>
  (await api.mails()).filter(({ to }) => to === address).map(({ kind }) => kind);
const entriesOn = (api: TestApi, id: number) =>
  api.db.select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id);
/** Values of the update form when nothing was typed. */
const formOf = (person: { nom: string; prenoms: string; email: string; idProfil: number }) => ({
  nom: person.nom,
  prenoms: person.prenoms,
  email: person.email,
  id_profil: person.idProfil,
});

describeOnDatabase('administrators: who may', (api) => {
  test.each(statuses(401, 403, 200, 200))('list: %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(`${base}/list?page=1`)).status).toBe(status);
  });

  test.each(statuses(401, 403, 200, 200))('create a profile 3: %s gets %i', async (who, status) => {
    const form = colleague();
    expect((await browserOf(api, who).post(`${base}/create`, form)).status).toBe(status);
    expect((await personAt(api, form.email))?.idProfil).toBe(status === 200 ? 3 : undefined);
  });

  test.each(statuses(401, 403, 403, 200))('create a profile 2: %s gets %i', async (who, status) => {
    const form = colleague({ profil: '2' });
    expect((await browserOf(api, who).post(`${base}/create`, form)).status).toBe(status);
    expect((await personAt(api, form.email))?.idProfil).toBe(status === 200 ? 2 : undefined);
  });

  test.each(statuses(401, 403, 200, 200))('rename a profile 3: %s gets %i', async (who, status) => {
    const person = await buildAccountant(api.db);
    const form = { ...formOf(person), id: person.id, prenoms: 'Autre' };
    const answer = await browserOf(api, who).put(`${base}/update/${person.id}`, form);
    expect(answer.status).toBe(status);
    expect((await personOf(api, person.id))?.prenoms).toBe(status === 200 ? 'Autre' : 'Koffi');
  });

  test.each([
    ['rename', 2, { prenoms: 'Autre' }],
    ['promote', 3, { id_profil: 2 }],
    ['demote', 2, { id_profil: 3 }],
    ['move', 3, { email: 'autre@alumni.test' }],
  ] as const)(
    '%s a profile %i with %j: allowed for profile 2 only',
    async (_what, idProfil, change) => {
      const person = await buildAlumnus(api.db, { idProfil });
      const put = (who: 'guest' | 'member' | 'accountant' | 'administrator') =>
        browserOf(api, who).put(`${base}/update/${person.id}`, { ...formOf(person), ...change });
      const answers = [];
      for (const who of ['guest', 'member', 'accountant'] as const) answers.push(await put(who));
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
      expect(await personOf(api, person.id)).toEqual(person);
      expect((await put('administrator')).status).toBe(200);
    },
  );

  test.each(statuses(401, 403, 200, 200))('delete a profile 3: %s gets %i', async (who, status) => {
    const { id } = await buildAccountant(api.db);
    expect((await browserOf(api, who).delete(`${base}/delete/${id}`)).status).toBe(status);
    expect((await personOf(api, id))?.isActivate).toBe(status === 200 ? 0 : 1);
  });

  test.each(statuses(401, 403, 403, 200))('delete a profile 2: %s gets %i', async (who, status) => {
    const { id } = await buildAdministrator(api.db);
    expect((await browserOf(api, who).delete(`${base}/delete/${id}`)).status).toBe(status);
    expect((await personOf(api, id))?.isActivate).toBe(status === 200 ? 0 : 1);
  });

  test('nobody can delete themselves there', async () => {
    for (const build of [buildAccountant, buildAdministrator]) {
      const person = await build(api.db);
      expect((await api.as(person).delete(`${base}/delete/${person.id}`)).status).toBe(403);
      expect((await personOf(api, person.id))?.isActivate).toBe(1);
    }
  });

  test('404 for an alumnus, a person who left, and an unknown id', async () => {
    const leaving = await buildAccountant(api.db);
    await api.as('administrator').delete(`${base}/delete/${leaving.id}`);
    const ids = [(await buildAlumnus(api.db)).id, leaving.id, 999_999];
    for (const id of ids) {
      const form = { ...colleague(), id_profil: 3 };
      expect((await api.as('administrator').put(`${base}/update/${id}`, form)).status).toBe(404);
      expect((await api.as('administrator').delete(`${base}/delete/${id}`)).status).toBe(404);
    }
  });
});

describeOnDatabase('GET /api/users/admin/list', (api) => {
  test('lists staff only, 20 per page, by name', async () => {
    const viewer = await buildAdministrator(api.db, { nom: 'ZINSOU', prenoms: 'Awa' });
    await buildAlumnus(api.db);
    for (let index = 0; index < 21; index += 1) {
      await buildAccountant(api.db, { nom: `ADJO${String.fromCharCode(65 + index)}` });
    }
    const page = async (number: number) =>
      (await api.as(viewer).get(`${base}/list?page=${number}`)).body as {
        data: { data: { nom: string }[] };
      };
    const first = await page(1);
    expect(first).toMatchObject({
      status: true,
      data: { current_page: 1, last_page: 2, total: 22, per_page: 20 },
    });
    expect(first.data.data.map(({ nom }) => nom).slice(0, 2)).toEqual(['ADJOA', 'ADJOB']);
    expect(first.data.data).toHaveLength(20);
    const last = (await page(2)).data.data.at(-1);
    expect(last).toEqual({
      id: viewer.id,
      nom: 'ZINSOU',
      prenoms: 'Awa',
      email: viewer.email,
      id_profil: 2,
      profil: { libelle: 'Administrateur' },
      is_activate: 1,
      deletion_requested_at: null,
      has_password: 1,
      has_second_factor: 0,
    });
    expect(await page(9)).toMatchObject({ data: { current_page: 9, last_page: 2, data: [] } });
  });
});

describeOnDatabase('POST /api/users/admin/create', (api) => {
  test('mails a link of 72 hours, with which the person signs in', async () => {
    const form = colleague({ email: ' Nouvelle@Alumni.Test ', profil: 2 });
    const answer = await api.as('administrator').post(`${base}/create`, form);
    expect(answer.body).toEqual({
      status: true,
      message: 'Opération effectuée, vérifiez vos emails',
    });
    const person = await personAt(api, 'nouvelle@alumni.test');
    expect(person).toMatchObject({ nom: 'AGBÉKO', idProfil: 2, isActivate: 1, passwordHash: null });
    const id = person?.id ?? 0;
    const [token] = await api.db.select().from(tokens).where(eq(tokens.personId, id));
    const hours = ((token?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(72, 1);
    const mail = (await api.mails()).find(({ to }) => to === 'nouvelle@alumni.test');
    const path = /http:\/\/alumni\.test(\/password\/create\/[0-9a-f]{64})/.exec(mail?.text ?? '');
    const chosen = 'Palmier bleu 42 rivière';
    const body = { password: chosen, password_confirmation: chosen };
    expect((await api.guest.post(path?.[1] ?? '', body)).status).toBe(200);
    const login = await api.guest.post('/auth/login', {
      email: 'nouvelle@alumni.test',
      password: chosen,
    });
    expect(login).toMatchObject({ status: 200, body: { id, id_profil: 2 } });
    const [entry] = await entriesOn(api, id);
    expect(entry).toMatchObject({
      action: 'administrator.create',
      details: { after: { nom: 'AGBÉKO', email: 'nouvelle@alumni.test', id_profil: 2 } },
    });
    expect(JSON.stringify(entry)).not.toMatch(/[0-9a-f]{64}|argon2|birth|biograph/i);
  });

  test.each([
    ['nom', { nom: ' ' }],
    ['prenoms', { prenoms: undefined }],
    ['email', { email: 'pas une adresse' }],
    ['profil', { profil: 1 }],
    ['profil', { profil: 4 }],
  ])('shows an invalid %s under its field', async (field, change) => {
    const answer = await api.as('administrator').post(`${base}/create`, colleague(change));
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(`errors.${field}`);
  });

  test('shows a taken address under its field, in any case', async () => {
    const { email } = await buildAlumnus(api.db);
    const form = colleague({ email: email.toUpperCase() });
    const answer = await api.as('administrator').post(`${base}/create`, form);
    expect(answer).toMatchObject({ status: 400, body: { errors: taken } });
  });

  test('five simultaneous calls make one person and four clear errors', async () => {
    const form = colleague();
    const send = () => api.as('administrator').post(`${base}/create`, form);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    for (const { status, body } of answers) {
      if (status === 400) expect(body).toMatchObject({ errors: taken });
    }
    expect(await api.db.$count(people, eq(people.email, form.email))).toBe(1);
    expect(await mailsTo(api, form.email)).toEqual(['creation-code']);
  });
});

describeOnDatabase('PUT /api/users/admin/update/:id', (api) => {
  const update = (id: number, form: object) =>
    api.as('administrator').put(`${base}/update/${id}`, form);

  test('a new address: mails the old one, ends sessions and links, unverifies the new one', async () => {
    const person = await buildAccountant(api.db);
    const browser = api.as(person);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
    await api.guest.post('/api/v2/password/reset/request', { email: person.email });
    const link = { personId: person.id, provider: 'google', subject: `google-${next()}` } as const;
    await api.db.insert(socialAccounts).values({ ...link, confirmedAt: new Date() });
    const email = `neuve${next()}@alumni.test`;
    expect((await update(person.id, { ...formOf(person), email })).status).toBe(200);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
    expect(await personOf(api, person.id)).toMatchObject({ email, emailVerifiedAt: null });
    expect(await socialAccountsRepository.providersOf(api.db, person.id)).toEqual([]);
    const live = await api.db.select().from(tokens).where(eq(tokens.personId, person.id));
    expect(live.map(({ kind, email: to }) => [kind, to])).toEqual([['verify', email]]);
    expect(await mailsTo(api, person.email)).toEqual(['reset', 'email-change-done']);
    expect(await mailsTo(api, email)).toEqual(['verification']);
    expect((await entriesOn(api, person.id)).map(({ details }) => details)).toEqual([
      { before: { email: person.email }, after: { email } },
    ]);
  });

  test('a new role ends the sessions and the links', async () => {
    const person = await buildAdministrator(api.db, { passwordHash: null });
    const browser = api.as(person);
    expect((await browser.get(`${base}/list`)).status).toBe(200);
    expect((await update(person.id, { ...formOf(person), id_profil: '3' })).status).toBe(200);
    expect((await browser.get(`${base}/list`)).status).toBe(401);
    // People without a password still need a link.
    expect(await mailsTo(api, person.email)).toEqual(['creation-code']);
    expect((await entriesOn(api, person.id)).at(-1)?.details).toEqual({
      before: { id_profil: 2 },
      after: { id_profil: 3 },
    });
  });

  test('a new name ends nothing, and saving the same values writes no entry', async () => {
    const person = await buildAccountant(api.db);
    const browser = api.as(person);
    await browser.get('/api/v2/auth/user');
    expect((await update(person.id, { ...formOf(person), nom: "d'ALMEIDA" })).status).toBe(200);
    expect((await update(person.id, { ...formOf(person), nom: "d'ALMEIDA" })).status).toBe(200);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
    expect(await entriesOn(api, person.id)).toHaveLength(1);
    expect(await mailsTo(api, person.email)).toEqual([]);
  });

  test('refuses a taken address, an invalid role and the id of another person', async () => {
    const person = await buildAccountant(api.db);
    const { email } = await buildAlumnus(api.db);
    const answer = await update(person.id, { ...formOf(person), email });
    expect(answer).toMatchObject({ status: 400, body: { errors: taken } });
    const ordinary = await update(person.id, { ...formOf(person), id_profil: 1 });
    expect(ordinary.status).toBe(400);
    expect(ordinary.body).toHaveProperty('errors.id_profil');
    expect((await update(person.id, { ...formOf(person), id: person.id + 1 })).status).toBe(400);
    expect(await personOf(api, person.id)).toEqual(person);
  });
});

describeOnDatabase('DELETE /api/users/admin/delete/:id', (api) => {
  test('ends the rights of staff at once and for good; signing in restores only the account', async () => {
    const person = await buildAdministrator(api.db);
    const browser = api.as(person);
    await browser.get('/api/v2/auth/user');
    expect((await api.as('administrator').delete(`${base}/delete/${person.id}`)).status).toBe(200);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
    expect(await mailsTo(api, person.email)).toEqual(['account-deletion']);
    const login = await api.guest.post('/auth/login', { email: person.email, password });
    expect(login).toMatchObject({ status: 200, body: { id_profil: 1 } });
    const kept = { idProfil: 1, approved: 0, isActivate: 1, deletionRequestedAt: null };
    expect(await personOf(api, person.id)).toMatchObject(kept);
    expect((await entriesOn(api, person.id)).at(-1)).toMatchObject({
      action: 'administrator.delete',
      details: {
        before: { id_profil: 2, is_activate: 1 },
        after: { id_profil: 1, is_activate: 0 },
      },
    });
  });

  test('an administrator can end the role of a person who deletes their own account', async () => {
    const person = await buildAdministrator(api.db, { nom: 'AAA' });
    await api.as(person).send('DELETE', '/api/v2/account', { password });
    const list = await api.as('administrator').get(`${base}/list`);
    const { data } = list.body as { data: { data: object[] } };
    expect(data.data[0]).toMatchObject({
      id: person.id,
      is_activate: 0,
      deletion_requested_at: expect.any(String),
    });
    expect((await api.as('accountant').delete(`${base}/delete/${person.id}`)).status).toBe(403);
    expect((await api.as('administrator').delete(`${base}/delete/${person.id}`)).status).toBe(200);
    expect(await mailsTo(api, person.email)).toEqual(['account-deletion']);
    const login = await api.guest.post('/auth/login', { email: person.email, password });
    expect(login).toMatchObject({ status: 200, body: { id_profil: 1 } });
    expect(await personOf(api, person.id)).toMatchObject({ idProfil: 1, approved: 0 });
  });

  test('two simultaneous deletions count once', async () => {
    const { id, email } = await buildAccountant(api.db);
    const remove = () => api.as('administrator').delete(`${base}/delete/${id}`);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await mailsTo(api, email)).toEqual(['account-deletion']);
    expect(await entriesOn(api, id)).toHaveLength(1);
  });
});
