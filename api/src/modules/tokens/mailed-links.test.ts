import { eq } from 'drizzle-orm';
import { people, tokens, type TokenKind } from '../../platform/db/schema';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { tokensRepository } from './tokens.repository';

const url = '/api/v2/mailed-links/check';
const kinds: [kind: string, tokenKind: TokenKind][] = [
  ['creation', 'creation'],
  ['reset', 'reset'],
  ['deletion', 'deletion'],
  ['social', 'google_link'],
  ['social', 'facebook_link'],
];

describeOnDatabase('checking a mailed link', (api) => {
  const person = () => buildAlumnus(api.db, { passwordHash: null });
  const issue = ({ id, email }: { id: number; email: string }, kind: TokenKind, lifeSeconds = 60) =>
    tokensRepository.issue(api.db, { kind, personId: id, email, lifeSeconds });
  const read = async (kind: string, token: string) => {
    const { status, text } = await api.guest.post(url, { kind, token });
    return `${status} ${text}`;
  };
  const live = '200 {"status":true,"live":true}';
  const dead = '200 {"status":true,"live":false}';

  test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).post(url, { kind: 'reset', token: 'x' });
    expect(answer.status).toBe(status);
  });

  test.each(kinds)(
    '%s (%s) stays valid and unused however often it is checked',
    async (kind, of) => {
      const token = await issue(await person(), of);
      expect(await read(kind, token)).toBe(live);
      expect(await read(kind, token)).toBe(live);
      const row = await api.db.query.tokens.findFirst({ orderBy: (t, { desc }) => desc(t.id) });
      expect(row?.usedAt).toBeNull();
    },
  );

  test.each(kinds)('%s (%s): unknown, expired and used get the same answer', async (kind, of) => {
    const [late, used] = [await person(), await person()];
    const lateToken = await issue(late, of);
    await api.db
      .update(tokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(tokens.personId, late.id));
    const usedToken = await issue(used, of);
    await tokensRepository.consume(api.db, of, usedToken);
    for (const token of ['f'.repeat(64), lateToken, usedToken])
      expect(await read(kind, token)).toBe(dead);
  });

  test('a link of another kind, of a former address or of a closed account is invalid', async () => {
    const [moved, closed, other] = [await person(), await person(), await person()];
    const movedToken = await issue(moved, 'reset');
    await api.db.update(people).set({ email: 'parti@alumni.test' }).where(eq(people.id, moved.id));
    const closedToken = await issue(closed, 'creation');
    const asleep = { isActivate: 0, sleepReason: 'staff' } as const;
    await api.db.update(people).set(asleep).where(eq(people.id, closed.id));
    expect(await read('reset', movedToken)).toBe(dead);
    expect(await read('creation', closedToken)).toBe(dead);
    expect(await read('reset', await issue(other, 'creation'))).toBe(dead);
  });

  test('refuses malformed links under their field', async () => {
    expect(await api.guest.post(url, { kind: 'verify', token: '' })).toMatchObject({
      status: 422,
      body: { errors: { kind: [expect.any(String)], token: [expect.any(String)] } },
    });
  });
});

describeOnDatabase(
  'checking links too often',
  (api) => {
    test('has a limit per address, with the waiting time', async () => {
      const body = { kind: 'reset', token: 'x' };
      const from = { remoteAddress: '10.0.0.9' };
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await api.guest.post(url, body, from));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    });
  },
  { THROTTLE_RESET_IP: '1' },
);
