import { eq } from 'drizzle-orm';
import { people, tokens } from '../../platform/db/schema';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  next,
} from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const ask = '/api/v2/email/reset';
const confirm = '/api/v2/email/confirm';
const linkRefused = {
  status: 422,
  body: {
    errors: {
      token: ['Ce lien n’est plus valide. Demandez à nouveau le changement depuis votre profil.'],
    },
  },
};

const newAddress = () => `nouvelle${next()}@alumni.test`;
const mailsTo = async (api: TestApi, email: string) =>
  (await api.mails()).filter(({ to }) => to === email);
/** Token of the latest link mailed to an address. */
const mailedToken = async (api: TestApi, email: string) =>
  (await mailsTo(api, email)).at(-1)?.text.match(/\/email\/confirm\/([0-9a-f]{64})/)?.[1] ?? '';

describeOnDatabase('e-mail change', (api) => {
  const emailOf = async (id: number) =>
    (await api.db.select().from(people).where(eq(people.id, id)))[0]?.email;
  /** A person who requested another address, and their link. */
  const asked = async (person: Awaited<ReturnType<typeof buildAlumnus>>) => {
    const email = newAddress();
    expect((await api.as(person).put(ask, { email })).status).toBe(200);
    return { email, token: await mailedToken(api, email) };
  };

  test.each(statuses(401, 200, 200, 200))('request by %s gets %i', async (who, status) => {
    expect((await browserOf(api, who).put(ask, { email: newAddress() })).status).toBe(status);
  });

  test.each(statuses(200, 200, 200, 200))('link opened by %s gets %i', async (who, status) => {
    const { token } = await asked(await buildAlumnus(api.db));
    expect((await browserOf(api, who).post(confirm, { token })).status).toBe(status);
  });

  test('takes effect with the link, for the owner only, and mails the old address', async () => {
    const person = await buildAlumnus(api.db, { emailVerifiedAt: null });
    const browser = api.as(person);
    const email = newAddress();
    const answer = await browser.put(ask, { email: ` ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await emailOf(person.id)).toBe(person.email);

    const opened = await browser.post(confirm, { token: await mailedToken(api, email) });
    expect(opened).toMatchObject({ status: 200, body: { status: true } });
    const session = await browser.get('/api/v2/auth/user');
    expect(session.body).toMatchObject({ id: person.id, email, email_verified: 1 });
    expect((await mailsTo(api, person.email)).map(({ kind }) => kind)).toEqual([
      'email-change-asked',
      'email-change-done',
    ]);
  });

  test('refuses a used link, and an unknown one', async () => {
    const { token } = await asked(await buildAlumnus(api.db));
    expect((await api.guest.post(confirm, { token })).status).toBe(200);
    expect(await api.guest.post(confirm, { token })).toMatchObject(linkRefused);
    expect(await api.guest.post(confirm, { token: 'f'.repeat(64) })).toMatchObject(linkRefused);
    expect((await api.guest.post(confirm, {})).status).toBe(422);
  });

  test('of many simultaneous openings, one changes the address', async () => {
    const { token } = await asked(await buildAlumnus(api.db));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.guest.post(confirm, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each<[string, (id: number, email: string) => Promise<unknown>]>([
    [
      'out of date',
      (id) =>
        api.db
          .update(tokens)
          .set({ expiresAt: new Date(0) })
          .where(eq(tokens.personId, id)),
    ],
    ['whose address was taken in the meantime', (_id, email) => buildAlumnus(api.db, { email })],
    ['replaced by a newer one', (id) => api.as({ id }).put(ask, { email: newAddress() })],
    [
      'of an account closed since',
      (id) =>
        api.db.update(people).set({ isActivate: 0, sleepReason: 'staff' }).where(eq(people.id, id)),
    ],
  ])('a link %s is refused', async (_what, spoil) => {
    const person = await buildAlumnus(api.db);
    const { token, email } = await asked(person);
    await spoil(person.id, email);
    expect(await api.guest.post(confirm, { token })).toMatchObject(linkRefused);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  test('shows a taken, unchanged or invalid address under the field', async () => {
    const person = await buildAlumnus(api.db);
    const other = await buildAlumnus(api.db);
    for (const email of [other.email.toUpperCase(), person.email, 'pas-une-adresse']) {
      expect(await api.as(person).put(ask, { email })).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.any(String)] } },
      });
    }
  });

  test('voids every other link of the person', async () => {
    const person = await buildAlumnus(api.db);
    await api.guest.post('/api/v2/password/reset/request', { email: person.email });
    const { token } = await asked(person);
    await api.guest.post(confirm, { token });
    const left = await api.db.select().from(tokens).where(eq(tokens.personId, person.id));
    const open = left.filter(({ usedAt }) => usedAt === null).map(({ kind }) => kind);
    // The old address can undo the change: by the mail about the request, and about the change.
    expect(open).toEqual(['email_undo', 'email_undo']);
  });

  test('the database does not contain the token', async () => {
    const { token } = await asked(await buildAlumnus(api.db));
    expect(JSON.stringify(await api.db.select().from(tokens))).not.toContain(token);
  });

  test.each([
    ['a member', 200, buildAlumnus],
    ['an accountant', 401, buildAccountant],
    ['an administrator', 401, buildAdministrator],
  ] as const)(
    'afterwards the session that opened the link of %s answers %i, others 401',
    async (_who, status, build) => {
      const person = await build(api.db);
      const [browser, other] = [api.as(person), api.as(person)];
      await other.get('/api/v2/auth/user');
      const { token } = await asked(person);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
      await browser.post(confirm, { token });
      expect((await browser.get('/api/v2/auth/user')).status).toBe(status);
      expect((await other.get('/api/v2/auth/user')).status).toBe(401);
    },
  );

  test('has a limit per account, which refused addresses count towards', async () => {
    const [person, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push((await api.as(person).put(ask, { email: other.email })).status);
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
