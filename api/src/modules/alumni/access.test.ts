import { eq } from 'drizzle-orm';
import { auditEntries, tokens, type NewPerson } from '../../platform/db/schema';
import { buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

/** Added by staff, without a first sign-in. */
const invited = (api: TestApi, person: Partial<NewPerson> = {}) =>
  buildAlumnus(api.db, { passwordHash: null, emailVerifiedAt: null, ...person });
const url = (id: number) => `/api/v2/users/${id}/access`;
const linksTo = async (api: TestApi, address: string) =>
  (await api.mails())
    .filter(({ to }) => to === address)
    .map(({ text }) => /(\/password\/create\/[0-9a-f]{64})/.exec(text)?.[1] ?? '');
const choose = (api: TestApi, link = '') =>
  api.guest.post(link, { password, password_confirmation: password });

describeOnDatabase('POST /api/v2/users/:id/access', (api) => {
  test.each(statuses(401, 403, 200, 200))('for an alumnus: %s gets %i', async (who, status) => {
    const { id, email } = await invited(api);
    expect((await browserOf(api, who).post(url(id))).status).toBe(status);
    expect(await linksTo(api, email)).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(statuses(401, 403, 200, 200))('for an accountant: %s gets %i', async (who, status) => {
    const { id } = await invited(api, { idProfil: 3 });
    expect((await browserOf(api, who).post(url(id))).status).toBe(status);
  });

  test.each(statuses(401, 403, 403, 200))(
    'for an administrator: %s gets %i',
    async (who, status) => {
      const { id, email } = await invited(api, { idProfil: 2 });
      expect((await browserOf(api, who).post(url(id))).status).toBe(status);
      expect(await linksTo(api, email)).toHaveLength(status === 200 ? 1 : 0);
    },
  );

  test('mails a link of 72 hours that opens the account, and voids the previous one', async () => {
    const { id, email } = await invited(api);
    const staff = api.as('accountant');
    await staff.post(url(id));
    expect((await staff.post(url(id))).body).toEqual({
      status: true,
      message: 'Opération effectuée, vérifiez vos emails',
    });
    const live = await api.db.select().from(tokens).where(eq(tokens.personId, id));
    expect(live).toHaveLength(1);
    const hours = ((live[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(72, 1);
    const [old, latest] = await linksTo(api, email);
    expect(await choose(api, old)).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await choose(api, latest)).status).toBe(200);
    expect((await api.guest.post('/auth/login', { email, password })).status).toBe(200);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.map(({ action }) => action)).toEqual(['person.access', 'person.access']);
    expect(JSON.stringify(entries)).not.toMatch(/[0-9a-f]{64}/);
  });

  test('of two simultaneous requests, one link works', async () => {
    const { id, email } = await invited(api);
    const send = () => api.as('accountant').post(url(id));
    await Promise.all([send(), send(), send()]);
    const links = await linksTo(api, email);
    expect(links).toHaveLength(3);
    const answers = [];
    for (const link of links) answers.push((await choose(api, link)).status);
    expect(answers.sort()).toEqual([200, 422, 422]);
  });

  test('refuses a person with a password, a closed account, a person who left, and an unknown id', async () => {
    const staff = api.as('administrator');
    const ready = await buildAlumnus(api.db);
    const answer = await staff.post(url(ready.id));
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('a déjà un mot de passe');
    const closed = await invited(api, { isActivate: 0, sleepReason: 'staff' });
    expect((await staff.post(url(closed.id))).status).toBe(409);
    const left = await invited(api, { deletionRequestedAt: new Date() });
    expect((await staff.post(url(left.id))).status).toBe(404);
    expect((await staff.post(url(999_999))).status).toBe(404);
    for (const { email } of [ready, closed, left]) expect(await linksTo(api, email)).toEqual([]);
  });

  test('is throttled per person', async () => {
    const { id, email } = await invited(api);
    const staff = api.as('accountant');
    for (let count = 0; count < 5; count += 1) expect((await staff.post(url(id))).status).toBe(200);
    const answer = await staff.post(url(id));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await linksTo(api, email)).toHaveLength(5);
  });
});
