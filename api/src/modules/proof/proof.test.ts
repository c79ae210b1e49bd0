import { eq } from 'drizzle-orm';
import { people, sessions, type Person } from '../../platform/db/schema';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  next,
  password,
} from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';

const url = '/api/v2/auth/proof';
const asked = (field: 'password' | 'code') => ({
  status: 422,
  body: { code: 'proof_required', errors: { [field]: [expect.any(String)] } },
});
const address = () => `preuve${next()}@alumni.test`;
const anExport = { filters: {}, columns: ['nom'], format: 'csv' };

describeOnDatabase('fresh proof', (api) => {
  /** A browser whose person signed in an hour ago. */
  async function signedInBefore(person: Person) {
    const browser = api.as(person);
    await browser.get('/api/v2/auth/user');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await api.db
      .update(sessions)
      .set({ createdAt: anHourAgo })
      .where(eq(sessions.personId, person.id));
    return browser;
  }
  const roleOf = async (id: number) =>
    (await api.db.select().from(people).where(eq(people.id, id)))[0]?.idProfil;

  test('a change of address needs one, and right after signing in none', async () => {
    const person = await buildAlumnus(api.db);
    const browser = await signedInBefore(person);
    const email = address();
    expect(await browser.put('/api/v2/email/reset', { email })).toMatchObject(asked('password'));
    expect((await api.mails()).filter(({ to }) => to === email)).toEqual([]);
    expect((await browser.post(url, { password })).status).toBe(200);
    expect((await browser.put('/api/v2/email/reset', { email })).status).toBe(200);
    const other = await buildAlumnus(api.db);
    expect((await api.as(other).put('/api/v2/email/reset', { email: address() })).status).toBe(200);
  });

  test('one that a clock ahead of time noted counts for nothing', async () => {
    const person = await buildAlumnus(api.db);
    const browser = await signedInBefore(person);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const own = eq(sessions.personId, person.id);
    await api.db.update(sessions).set({ provedAt: tomorrow }).where(own);
    const answer = await browser.put('/api/v2/email/reset', { email: address() });
    expect(answer).toMatchObject(asked('password'));
  });

  test('granting a role needs one, an unchanged role none', async () => {
    const administrator = await buildAdministrator(api.db);
    const browser = await signedInBefore(administrator);
    const colleague = await buildAccountant(api.db);
    const path = `/api/users/admin/update/${colleague.id}`;
    const form = { nom: 'AKUE', prenoms: 'Yao', email: colleague.email, id_profil: 3 };
    expect((await browser.put(path, form)).status).toBe(200);
    expect(await browser.put(path, { ...form, id_profil: 2 })).toMatchObject(asked('password'));
    expect(await roleOf(colleague.id)).toBe(3);
    const invited = { nom: 'AKUE', prenoms: 'Yao', email: address(), profil: 2 };
    expect(await browser.post('/api/users/admin/create', invited)).toMatchObject(asked('password'));
    await browser.post(url, { password });
    expect((await browser.put(path, { ...form, id_profil: 2 })).status).toBe(200);
    expect((await browser.post('/api/users/admin/create', invited)).status).toBe(200);
  });

  test('exporting people needs one', async () => {
    const browser = await signedInBefore(await buildAccountant(api.db));
    expect(await browser.post('/api/v2/alumni/exports', anExport)).toMatchObject(asked('password'));
    await browser.post(url, { password });
    expect((await browser.post('/api/v2/alumni/exports', anExport)).status).toBe(202);
  });

  test('is of one session: another browser must prove too', async () => {
    const person = await buildAlumnus(api.db);
    const [one, other] = [api.as(person), api.as(person)];
    await one.get('/api/v2/auth/user');
    await signedInBefore(person).then((browser) => browser.post(url, { password }));
    expect((await other.put('/api/v2/email/reset', { email: address() })).status).toBe(200);
    expect(await one.put('/api/v2/email/reset', { email: address() })).toMatchObject(
      asked('password'),
    );
  });

  test('a wrong password is refused, and slowed', async () => {
    const browser = await signedInBefore(await buildAlumnus(api.db));
    const answers = [];
    for (let time = 0; time < 11; time += 1) {
      answers.push((await browser.post(url, { password: 'Autre2026!' })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(422), 429]);
    expect(await browser.put('/api/v2/email/reset', { email: address() })).toMatchObject(
      asked('password'),
    );
  });

  test('a person without a password proves by a mailed code, once', async () => {
    const person = await buildAlumnus(api.db, { passwordHash: null });
    const browser = await signedInBefore(person);
    const change = () => browser.put('/api/v2/email/reset', { email: address() });
    expect(await change()).toMatchObject(asked('code'));
    expect((await browser.post(`${url}/code`)).status).toBe(200);
    const mail = (await api.mails()).find(({ to }) => to === person.email);
    const code = /Votre code est (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await browser.post(url, { code: wrong })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await browser.post(url, { code })).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await browser.post(url, { code })).status).toBe(422);
    const stranger = api.as(await buildAlumnus(api.db, { passwordHash: null }));
    expect((await stranger.post(url, { code })).status).toBe(422);
  });
});
