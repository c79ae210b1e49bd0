import { eq } from 'drizzle-orm';
import { people, tokens } from '../../platform/db/schema';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { tokensRepository } from '../tokens/tokens.repository';

type Person = Awaited<ReturnType<typeof buildAlumnus>>;

const linkFor = (api: TestApi, { id, email }: Person, lifeSeconds = 60) =>
  tokensRepository.issue(api.db, { kind: 'verify', personId: id, email, lifeSeconds });
const verify = async (api: TestApi, token: string) =>
  (await api.guest.get(`/api/user/verify/${token}`)).body;

describeOnDatabase('e-mail verification', (api) => {
  const unverified = (values = {}) => buildAlumnus(api.db, { emailVerifiedAt: null, ...values });
  const read = async ({ id }: Person) =>
    (await api.db.select().from(people).where(eq(people.id, id)))[0];

  test('a link answers 1 once, then 0', async () => {
    const person = await unverified();
    const token = await linkFor(api, person);
    expect(await verify(api, token)).toBe(1);
    expect(await verify(api, token)).toBe(0);
    expect((await read(person))?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  test('of many simultaneous openings, one gets 1', async () => {
    const token = await linkFor(api, await unverified());
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(api, token)));
    expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
  });

  test('the database does not contain the token', async () => {
    const token = await linkFor(api, await unverified());
    const rows = await api.db.select().from(tokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers 0 to an expired link, an unknown one and any other text', async () => {
    const expired = await linkFor(api, await unverified(), -1);
    for (const token of [expired, 'a'.repeat(64), 'nimporte-quoi']) {
      expect(await verify(api, token)).toBe(0);
    }
  });

  test('a link sent to an address that has changed does nothing', async () => {
    const person = await unverified();
    const token = await linkFor(api, person);
    await api.db
      .update(people)
      .set({ email: 'nouvelle@exemple.test' })
      .where(eq(people.id, person.id));
    expect(await verify(api, token)).toBe(0);
  });

  test.each([
    ['its owner put to sleep', 'owner', 1],
    ['time put to sleep', 'inactivity', 1],
    ['staff closed', 'staff', 0],
    ['waits to be deleted', 'deletion', 0],
  ])('of an account that %s (%s) answers %i', async (_what, sleepReason, answer) => {
    const person = await unverified({ isActivate: 0, sleepReason });
    expect(await verify(api, await linkFor(api, person))).toBe(answer);
    const woken = { isActivate: 1, sleepReason: null, emailVerifiedAt: expect.any(Date) };
    const still = { isActivate: 0, sleepReason, emailVerifiedAt: null };
    expect(await read(person)).toMatchObject(answer ? woken : still);
  });

  test('resends to the signed-in person, and voids the first link', async () => {
    const person = await unverified();
    const first = await linkFor(api, person);
    const answer = await api.as(person).post('/api/v2/email/verification');
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect((await api.mails()).at(-1)).toMatchObject({ to: person.email, kind: 'verification' });
    expect(await verify(api, first)).toBe(0);
  });

  test('refuses to resend for guests, and for verified people', async () => {
    expect((await api.guest.post('/api/v2/email/verification')).status).toBe(401);
    for (const role of ['member', 'accountant', 'administrator'] as const) {
      expect((await api.as(role).post('/api/v2/email/verification')).status).toBe(409);
    }
  });

  test('resending has a limit per account', async () => {
    const browser = api.as(await unverified());
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await browser.post('/api/v2/email/verification')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
