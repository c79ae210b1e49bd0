import { eq } from 'drizzle-orm';
import { people, tokens, type TokenKind } from '../../platform/db/schema';
import { buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { tokensRepository } from './tokens.repository';

const fresh = { password: 'Nouveau2026', password_confirmation: 'Nouveau2026' };
const [minutes, hours, days] = [60, 3_600, 86_400];

type Person = Awaited<ReturnType<typeof buildAlumnus>>;

describeOnDatabase('mailed links', (api) => {
  const asleep = (api: TestApi, { id }: Person) =>
    api.as('administrator').put(`/api/users/admin/update/studentstate/${id}`, {
      id,
      is_activate: 0,
    });
  const link = (kind: TokenKind, { id, email }: Person) =>
    tokensRepository.issue(api.db, { kind, personId: id, email, lifeSeconds: 60 });
  /** Opens a link of each kind; 'yes' when it works. */
  const open: Partial<Record<TokenKind, (token: string, person: Person) => Promise<boolean>>> = {
    verify: async (token) => (await api.guest.get(`/api/user/verify/${token}`)).text === '1',
    reset: async (token, { email }) =>
      (await api.guest.post('/api/v2/reset-password', { ...fresh, email, token })).status === 200,
    creation: async (code) =>
      (await api.guest.post(`/password/create/${code}`, fresh)).status === 200,
    email_change: async (token) =>
      (await api.guest.post('/api/v2/email/confirm', { token })).status === 200,
  };
  /** A link of one kind; an e-mail change has its own address. */
  const linked = async (kind: TokenKind) => {
    const person = await buildAlumnus(api.db, { emailVerifiedAt: null });
    const email = kind === 'email_change' ? `nouvelle${next()}@alumni.test` : person.email;
    return { person, token: await link(kind, { ...person, email }) };
  };

  test.each<[TokenKind, number, (person: Person) => Promise<unknown>]>([
    ['verify', 7 * days, (person) => api.as(person).post('/api/v2/email/verification')],
    [
      'reset',
      60 * minutes,
      ({ email }) => api.guest.post('/api/v2/password/reset/request', { email }),
    ],
    [
      'creation',
      72 * hours,
      ({ id }) => api.as('administrator').post(`/api/v2/users/${id}/access`),
    ],
  ])('a %s link expires after %i seconds', async (kind, seconds, ask) => {
    const person = await buildAlumnus(api.db, { emailVerifiedAt: null, passwordHash: null });
    await ask(person);
    const [token] = await api.db.select().from(tokens).where(eq(tokens.personId, person.id));
    const life = Number(token?.expiresAt) - Number(token?.createdAt);
    expect({ kind: token?.kind, life: Math.round(life / 1000) }).toEqual({ kind, life: seconds });
  });

  describe.each(['verify', 'reset', 'creation', 'email_change'] as const)('%s', (kind) => {
    test('works once, for one of many simultaneous uses', async () => {
      const { person, token } = await linked(kind);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => open[kind]?.(token, person)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await open[kind]?.(token, person)).toBe(false);
    });

    test.each<[string, (person: Person) => Promise<unknown>]>([
      ['staff close the account', (person) => asleep(api, person)],
      [
        'the password changes',
        (person) =>
          api.as(person).put('/api/v2/password/reset', { old_password: password, ...fresh }),
      ],
      [
        'the address changes',
        async (person) => {
          const email = `ailleurs${next()}@alumni.test`;
          const token = await tokensRepository.issue(api.db, {
            kind: 'email_change',
            personId: person.id,
            email,
            lifeSeconds: 60,
          });
          await api.guest.post('/api/v2/email/confirm', { token });
        },
      ],
    ])('is void when %s', async (_what, happen) => {
      const { person, token } = await linked(kind);
      await happen(person);
      const before = (await api.db.select().from(people).where(eq(people.id, person.id)))[0];
      expect(await open[kind]?.(token, { ...person, email: before?.email ?? '' })).toBe(false);
      const after = (await api.db.select().from(people).where(eq(people.id, person.id)))[0];
      expect(after).toEqual(before);
    });
  });

  test('a verification link never reactivates an account closed by staff, even when issued later', async () => {
    const person = await buildAlumnus(api.db);
    await asleep(api, person);
    expect(await open.verify?.(await link('verify', person), person)).toBe(false);
    expect((await api.guest.post('/auth/login', { email: person.email, password })).status).toBe(
      422,
    );
  });
});
