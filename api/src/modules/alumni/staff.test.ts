import { and, eq } from 'drizzle-orm';
import { auditEntries, notifications, people, tokens } from '../../platform/db/schema';
import { buildAlumniType } from '../../../testing/content-factories';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  buildCategory,
  next,
  password,
} from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });
const entriesOn = (api: TestApi, id: number) =>
  api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.targetType, 'person'), eq(auditEntries.targetId, id)))
    .orderBy(auditEntries.id);
const actionsOn = async (api: TestApi, id: number) =>
  (await entriesOn(api, id)).map(({ action }) => action);

describeOnDatabase('PUT /api/v2/users/:id/approuve', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db, { approved: 0 });
    const type = await buildAlumniType(api.db);
    const answer = await browserOf(api, who).put(`/api/v2/users/${id}/approuve`, {
      alumni_type_id: type.id,
    });
    expect(answer.status).toBe(status);
    expect((await personOf(api, id))?.approved).toBe(status === 200 ? 1 : 0);
  });

  test('approves, sends a notification and a mail, and writes an audit entry', async () => {
    const person = await buildAlumnus(api.db, { approved: 0, nom: 'KOSSI', prenoms: 'Afi' });
    const type = await buildAlumniType(api.db, 'Alumni Or');
    const answer = await api
      .as('accountant')
      .put(`/api/v2/users/${person.id}/approuve`, { alumni_type_id: type.id });
    expect(answer.body).toMatchObject({ status: true, message: 'KOSSI Afi a été approuvé' });
    expect(await personOf(api, person.id)).toMatchObject({ approved: 1, alumniTypeId: type.id });
    const bell = await api.as(person).get(`/api/users/notifications/${person.id}`);
    expect(bell.body).toMatchObject([{ type: 'approval' }]);
    const mail = (await api.mails()).find(({ to }) => to === person.email);
    expect(mail).toMatchObject({ kind: 'approval', text: expect.stringContaining('Alumni Or') });
    expect(await actionsOn(api, person.id)).toEqual(['alumnus.approve']);
  });

  test('ten simultaneous calls approve once', async () => {
    const person = await buildAlumnus(api.db, { approved: 0 });
    const type = await buildAlumniType(api.db);
    const click = () =>
      api
        .as('administrator')
        .put(`/api/v2/users/${person.id}/approuve`, { alumni_type_id: type.id });
    const answers = await Promise.all(Array.from({ length: 10 }, click));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ofPerson = eq(notifications.personId, person.id);
    expect(await api.db.$count(notifications, ofPerson)).toBe(1);
    expect((await api.mails()).filter(({ to }) => to === person.email)).toHaveLength(1);
    expect(await actionsOn(api, person.id)).toEqual(['alumnus.approve']);
  });

  test('requires an existing type, and an alumnus', async () => {
    const person = await buildAlumnus(api.db, { approved: 0 });
    const type = await buildAlumniType(api.db);
    const put = (id: number, body: object) =>
      api.as('administrator').put(`/api/v2/users/${id}/approuve`, body);
    expect(await put(person.id, {})).toMatchObject({
      status: 400,
      body: { errors: { alumni_type_id: [expect.any(String)] } },
    });
    expect((await put(person.id, { alumni_type_id: 9999 })).status).toBe(400);
    expect((await put(999_999, { alumni_type_id: type.id })).status).toBe(404);
    const { id } = await buildAccountant(api.db);
    expect((await put(id, { alumni_type_id: type.id })).status).toBe(404);
    expect((await personOf(api, person.id))?.approved).toBe(0);
  });
});

describeOnDatabase('PUT /api/users/admin/update/studentstate/:id', (api) => {
  const url = (id: number) => `/api/users/admin/update/studentstate/${id}`;

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    expect((await browserOf(api, who).put(url(id), { id, certified: 1 })).status).toBe(status);
    expect((await personOf(api, id))?.certified).toBe(status === 200 ? 1 : 0);
  });

  test('changes any of the three flags and keeps the others', async () => {
    const { id } = await buildAlumnus(api.db, { approved: 1 });
    const put = (flags: object) => api.as('accountant').put(url(id), flags);
    await put({ certified: '1' });
    expect(await personOf(api, id)).toMatchObject({ approved: 1, certified: 1, isActivate: 1 });
    await put({ approved: 0, certified: 0 });
    expect(await personOf(api, id)).toMatchObject({ approved: 0, certified: 0, isActivate: 1 });
    expect((await put({})).status).toBe(400);
    expect((await put({ approved: 2 })).status).toBe(400);
    expect((await put({ id: id + 1, approved: 1 })).status).toBe(400);
    expect(await actionsOn(api, id)).toEqual(['alumnus.flags', 'alumnus.flags']);
  });

  test('a mailed link cannot reactivate an account once staff have set its state', async () => {
    const { id } = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'owner' });
    expect((await api.as('accountant').put(url(id), { is_activate: 0 })).status).toBe(200);
    expect(await personOf(api, id)).toMatchObject({ isActivate: 0, sleepReason: 'staff' });
  });

  test('withdrawing the approval keeps the type', async () => {
    const type = await buildAlumniType(api.db);
    const { id } = await buildAlumnus(api.db, { approved: 1, alumniTypeId: type.id });
    await api.as('accountant').put(url(id), { approved: 0 });
    expect(await personOf(api, id)).toMatchObject({ approved: 0, alumniTypeId: type.id });
  });

  test('deactivating ends sessions, voids links and refuses login', async () => {
    const person = await buildAlumnus(api.db);
    const browser = api.as(person);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
    await api.db.insert(tokens).values({
      kind: 'reset',
      tokenHash: `hash ${person.id}`,
      personId: person.id,
      email: person.email,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await api.as('accountant').put(url(person.id), { is_activate: 0 })).status).toBe(200);
    expect(await personOf(api, person.id)).toMatchObject({ isActivate: 0, sleepReason: 'staff' });
    expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
    expect(await api.db.$count(tokens, eq(tokens.personId, person.id))).toBe(0);
    const login = () => api.guest.post('/auth/login', { email: person.email, password });
    expect((await login()).status).toBe(422);
    await api.as('accountant').put(url(person.id), { is_activate: 1 });
    expect(await personOf(api, person.id)).toMatchObject({ isActivate: 1, sleepReason: null });
    expect((await login()).status).toBe(200);
  });

  test('an accountant cannot change an administrator', async () => {
    const { id } = await buildAdministrator(api.db);
    expect((await api.as('accountant').put(url(id), { is_activate: 0 })).status).toBe(403);
    expect((await personOf(api, id))?.isActivate).toBe(1);
  });
});

describeOnDatabase('the journal of what staff do with people', (api) => {
  test('has actor, target, time, and each changed field before and after', async () => {
    const accountant = await buildAccountant(api.db);
    const person = await buildAlumnus(api.db, { approved: 0, biographie: 'Ma vie.' });
    const type = await buildAlumniType(api.db);
    const staff = api.as(accountant);
    const flags = `/api/users/admin/update/studentstate/${person.id}`;
    await staff.put(`/api/v2/users/${person.id}/approuve`, { alumni_type_id: type.id });
    await staff.put(flags, { certified: 1, approved: 1 });
    await staff.put(flags, { is_activate: 0 });
    const entries = await entriesOn(api, person.id);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      [
        'alumnus.approve',
        {
          before: { alumni_type_id: null, approved: 0 },
          after: { alumni_type_id: type.id, approved: 1 },
        },
      ],
      ['alumnus.flags', { before: { certified: 0 }, after: { certified: 1 } }],
      [
        'alumnus.flags',
        {
          before: { is_activate: 1, sleep_reason: null },
          after: { is_activate: 0, sleep_reason: 'staff' },
        },
      ],
    ]);
    for (const { actorId, createdAt } of entries) {
      expect(actorId).toBe(accountant.id);
      expect(Date.now() - createdAt.getTime()).toBeLessThan(60_000);
    }
  });

  test('of a registration: the contact data, never a free text, a password or a token', async () => {
    const form = { nom: 'KODJO', prenoms: 'Yao', email: 'journal@alumni.test', sexe: 'M' };
    await api.as('accountant').post('/api/users/students/add', form);
    const person = await api.db.query.people.findFirst({ where: eq(people.email, form.email) });
    const [entry] = await entriesOn(api, person?.id ?? 0);
    expect(entry?.details).toEqual({
      after: { nom: 'KODJO', prenoms: 'Yao', email: 'journal@alumni.test' },
    });
  });
});

describeOnDatabase('the last administrator', (api) => {
  test('stays active, also when two deactivate each other', async () => {
    const [first, second] = [await buildAdministrator(api.db), await buildAdministrator(api.db)];
    const sleep = (by: { id: number }, id: number) =>
      api.as(by).put(`/api/users/admin/update/studentstate/${id}`, { is_activate: 0 });
    const answers = await Promise.all([sleep(first, second.id), sleep(second, first.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await api.db
      .select()
      .from(people)
      .where(and(eq(people.idProfil, 2), eq(people.isActivate, 1)));
    expect(active).toHaveLength(1);
    const [last] = active;
    const answer = await sleep({ id: last?.id ?? 0 }, last?.id ?? 0);
    expect(answer).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
  });
});

describeOnDatabase('POST /api/users/students/add', (api) => {
  const url = '/api/users/students/add';
  const student = (email: string) => ({ nom: 'KODJO', prenoms: 'Yao', email });

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).post(url, student(`${who}@alumni.test`));
    expect(answer.status).toBe(status);
  });

  test('returns all invalid fields at once, an unknown country included', async () => {
    const wrong = { pays_residence: 'Atlantide', telephone: '12 34 56', profession: 'Roi' };
    const email = 'roi@alumni.test';
    expect(await api.as('accountant').post(url, { ...student(email), ...wrong })).toMatchObject({
      status: 400,
      body: {
        errors: {
          pays_residence: expect.anything(),
          telephone: expect.anything(),
          profession: expect.anything(),
        },
      },
    });
  });

  test('registers the person and mails a link of 72 hours', async () => {
    const more = { telephone: '0022890123456', pays_residence: 'Togo', sexe: 'M', employeur: '' };
    const answer = await api
      .as('accountant')
      .post(url, { ...student(' Yao@Alumni.Test '), ...more, profession: '' });
    expect(answer.body).toEqual({
      status: true,
      message: 'Inscription réussie. Consultez vos emails',
    });
    const person = await api.db.query.people.findFirst({
      where: eq(people.email, 'yao@alumni.test'),
    });
    expect(person).toMatchObject({ telephone: '+22890123456', approved: 0, passwordHash: null });
    const [token] = await api.db
      .select()
      .from(tokens)
      .where(eq(tokens.personId, person?.id ?? 0));
    const hours = ((token?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(token?.kind).toBe('creation');
    expect(hours).toBeCloseTo(72, 1);
    const mail = (await api.mails()).find(({ to }) => to === 'yao@alumni.test');
    expect(mail?.text).toMatch(/http:\/\/alumni\.test\/password\/create\/[0-9a-f]{64}/);
    expect(await actionsOn(api, person?.id ?? 0)).toEqual(['alumnus.create']);
  });

  test('accepts a profession by its id or its name', async () => {
    const { id, name } = await buildCategory(api.db, { name: 'Cadre d’entreprises' });
    for (const profession of [id, String(id), name, "cadre d'ENTREPRISES"]) {
      const form = { ...student(`cadre${next()}@alumni.test`), profession };
      expect((await api.as('accountant').post(url, form)).status).toBe(200);
      const person = await api.db.query.people.findFirst({ where: eq(people.email, form.email) });
      expect(person?.professionId).toBe(id);
    }
  });

  test('five simultaneous calls register one person and mail one link', async () => {
    const form = student('double@alumni.test');
    const send = () => api.as('accountant').post(url, form);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    for (const { status, body } of answers) {
      const errors = { email: ['Cette adresse e-mail est déjà utilisée.'] };
      if (status === 400) expect(body).toMatchObject({ errors });
    }
    expect(await api.db.$count(people, eq(people.email, form.email))).toBe(1);
    expect((await api.mails()).filter(({ to }) => to === form.email)).toHaveLength(1);
  });

  test('shows a taken e-mail and missing names under their fields', async () => {
    const { email } = await buildAlumnus(api.db);
    const taken = await api.as('accountant').post(url, student(email.toUpperCase()));
    expect(taken).toMatchObject({
      status: 400,
      body: { errors: { email: ['Cette adresse e-mail est déjà utilisée.'] } },
    });
    const empty = await api.as('accountant').post(url, { nom: '', email: 'x' });
    expect(empty).toMatchObject({
      status: 400,
      body: {
        errors: {
          nom: [expect.any(String)],
          prenoms: [expect.any(String)],
          email: [expect.any(String)],
        },
      },
    });
  });
});
