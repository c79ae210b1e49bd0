import { eq } from 'drizzle-orm';
import { people, tokens, type Person } from '../../platform/db/schema';
import { buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const undo = '/api/v2/email/undo';
const newAddress = () => `prise${next()}@alumni.test`;

describeOnDatabase('undo of an e-mail change', (api) => {
  const linkTo = async (email: string, path: 'confirm' | 'undo') =>
    (await api.mails())
      .filter(({ to }) => to === email)
      .map(({ text }) => new RegExp(`/email/${path}/([0-9a-f]{64})`).exec(text)?.[1])
      .filter((token) => token !== undefined)
      .at(-1)!;
  /** Somebody changes the address of an open session, once or more. */
  async function taken(person: Person, times = 1) {
    const browser = api.as(person);
    let from = person.email;
    for (let time = 0; time < times; time += 1) {
      const email = newAddress();
      expect((await browser.put('/api/v2/email/reset', { email })).status).toBe(200);
      await browser.post('/api/v2/email/confirm', { token: await linkTo(email, 'confirm') });
      from = email;
    }
    return { thief: browser, email: from };
  }
  const personOf = async (id: number) =>
    (await api.db.select().from(people).where(eq(people.id, id)))[0]!;

  test.each(statuses(200, 200, 200, 200))('link opened by %s gets %i', async (who, status) => {
    const person = await buildAlumnus(api.db);
    await taken(person);
    const token = await linkTo(person.email, 'undo');
    expect((await browserOf(api, who).post(undo, { token })).status).toBe(status);
  });

  test.each([1, 2])(
    'gives the first address back after %i changes, and ends everything',
    async (times) => {
      const person = await buildAlumnus(api.db);
      const { thief } = await taken(person, times);
      expect((await thief.get('/api/v2/auth/user')).status).toBe(200);
      expect(
        (await api.guest.post(undo, { token: await linkTo(person.email, 'undo') })).status,
      ).toBe(200);
      expect(await personOf(person.id)).toMatchObject({ email: person.email, passwordHash: null });
      expect((await thief.get('/api/v2/auth/user')).status).toBe(401);
      const login = { email: person.email, password };
      expect((await api.guest.post('/auth/login', login)).status).toBe(422);
      const kinds = (await api.mails())
        .filter(({ to }) => to === person.email)
        .map(({ kind }) => kind);
      expect(kinds.at(-1)).toBe('reset');
      const left = await api.db.select().from(tokens).where(eq(tokens.personId, person.id));
      expect(left.filter(({ usedAt }) => !usedAt).map(({ kind }) => kind)).toEqual(['reset']);
    },
  );

  test('cancels a change that was not confirmed', async () => {
    const person = await buildAlumnus(api.db);
    const email = newAddress();
    await api.as(person).put('/api/v2/email/reset', { email });
    const confirm = await linkTo(email, 'confirm');
    await api.guest.post(undo, { token: await linkTo(person.email, 'undo') });
    expect((await api.guest.post('/api/v2/email/confirm', { token: confirm })).status).toBe(422);
    expect((await personOf(person.id)).email).toBe(person.email);
  });

  test('works once, for seven days, and not when the address has another account', async () => {
    const person = await buildAlumnus(api.db);
    await taken(person);
    const token = await linkTo(person.email, 'undo');
    const [row] = await api.db.select().from(tokens).where(eq(tokens.kind, 'email_undo')).limit(1);
    const days = (row!.expiresAt.getTime() - row!.createdAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const holder = await buildAlumnus(api.db, { email: person.email });
    expect(await api.guest.post(undo, { token })).toMatchObject({ status: 409 });
    await api.db.delete(people).where(eq(people.id, holder.id));
    expect((await api.guest.post(undo, { token })).status).toBe(200);
    expect(await api.guest.post(undo, { token })).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.any(String)] } },
    });
  });

  test('the link mailed to the thief does not take the owner’s away, nor does a new account', async () => {
    const person = await buildAlumnus(api.db);
    const first = newAddress();
    const thief = api.as(person);
    await thief.put('/api/v2/email/reset', { email: first });
    await thief.post('/api/v2/email/confirm', { token: await linkTo(first, 'confirm') });
    const second = newAddress();
    await thief.put('/api/v2/email/reset', { email: second });
    await thief.post('/api/v2/email/confirm', { token: await linkTo(second, 'confirm') });
    expect((await api.guest.post(undo, { token: await linkTo(first, 'undo') })).status).toBe(200);
    const account = { lastname: 'VOLEUR', firstname: 'Yao', email: person.email, password };
    const answer = await api.guest.post('/auth/register', {
      ...account,
      password_confirmation: password,
      terms: true,
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    expect((await api.guest.post(undo, { token: await linkTo(person.email, 'undo') })).status).toBe(
      200,
    );
    expect((await personOf(person.id)).email).toBe(person.email);
  });

  test('a password changed meanwhile does not take the link away', async () => {
    const person = await buildAlumnus(api.db);
    const { thief } = await taken(person);
    const change = { old_password: password, password: 'Voleur2026!' };
    expect((await thief.put('/api/v2/password/reset', change)).status).toBe(200);
    expect((await api.guest.post(undo, { token: await linkTo(person.email, 'undo') })).status).toBe(
      200,
    );
  });
});
