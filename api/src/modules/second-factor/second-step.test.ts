import { eq } from 'drizzle-orm';
import { mails, pendingSignIns, people } from '../../platform/db/schema';
import { tokensRepository } from '../tokens/tokens.repository';
import { buildAccountant, buildAlumnus, password } from '../../../testing/factories';
import { codeOf, enrolApp, second, withPassword } from '../../../testing/second-factor';
import { describeOnDatabase } from '../../../testing/test-api';
import type { Client } from '../../../testing/client';

const me = '/api/v2/auth/user';
const strong = 'Palmier bleu 42 rivière';

describeOnDatabase('signing in with a second factor', (api) => {
  const enrolled = async () => {
    const person = await buildAccountant(api.db);
    return { person, ...(await enrolApp(api, person)) };
  };
  const isIn = async (browser: Client) => (await browser.get(me)).status === 200;

  test('the password alone is a refusal, without a session', async () => {
    const { person } = await enrolled();
    const { browser, answer } = await withPassword(api, person);
    expect(answer).toMatchObject({ status: 422, body: { code: 'second_step_required' } });
    expect(await isIn(browser)).toBe(false);
    const ways = await browser.get('/auth/second-factor');
    expect(ways.body).toEqual({ totp: 1, passkey: 0, recovery: 1 });
    const shown = await api.db.query.people.findFirst({ where: eq(people.id, person.id) });
    expect(shown?.nombreConnexions).toBe(0);
  });

  test('a code of the app opens the session, once', async () => {
    const { person, secret } = await enrolled();
    const [one, other] = [await withPassword(api, person), await withPassword(api, person)];
    const code = codeOf(secret);
    expect(await second(one.browser, { code })).toMatchObject({
      status: 200,
      body: { id: person.id, id_profil: 3 },
    });
    expect(await isIn(one.browser)).toBe(true);
    expect(await second(other.browser, { code })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining('déjà servi')] } },
    });
    expect(await isIn(other.browser)).toBe(false);
    // The step before the used one is over too.
    expect((await second(other.browser, { code: codeOf(secret, -1) })).status).toBe(422);
    expect((await second(other.browser, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  test('of two calls with one code at the same time, one succeeds', async () => {
    const { person, secret } = await enrolled();
    const waiting = await Promise.all([1, 2, 3].map(() => withPassword(api, person)));
    const code = codeOf(secret);
    const answers = await Promise.all(waiting.map(({ browser }) => second(browser, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('a recovery code works once, however it is typed, and a mail informs its owner', async () => {
    const { person, recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    const typed = { recovery_code: ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')}` };
    const [one, other] = [await withPassword(api, person), await withPassword(api, person)];
    expect((await second(one.browser, typed)).status).toBe(200);
    expect((await second(other.browser, typed)).status).toBe(422);
    const told = (await api.mails()).filter(({ to }) => to === person.email).at(-1);
    expect(told?.kind).toBe('second-factor-recovery');
    expect(told?.text).toContain('Il vous en reste 9.');
  });

  test('another person’s code and recovery code are refused', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const { browser } = await withPassword(api, one.person);
    expect((await second(browser, { code: codeOf(other.secret) })).status).toBe(422);
    const foreign = { recovery_code: other.recoveryCodes[0] };
    expect((await second(browser, foreign)).status).toBe(422);
  });

  test('a pending sign-in ends with its time, a new password, and the account', async () => {
    const late = await enrolled();
    const { browser } = await withPassword(api, late.person);
    await api.db.update(pendingSignIns).set({ expiresAt: new Date(0) });
    expect(await second(browser, { code: codeOf(late.secret) })).toMatchObject({
      status: 422,
      body: { code: 'second_step_expired' },
    });
    const { person, secret } = await enrolled();
    const begun = await withPassword(api, person);
    const change = { old_password: password, password: strong };
    expect((await api.as(person).put('/api/v2/password/reset', change)).status).toBe(200);
    expect((await second(begun.browser, { code: codeOf(secret) })).body).toMatchObject({
      code: 'second_step_expired',
    });
    const closed = await enrolled();
    const waiting = await withPassword(api, closed.person);
    await api.db
      .update(people)
      .set({ isActivate: 0, sleepReason: 'staff' })
      .where(eq(people.id, closed.person.id));
    expect((await second(waiting.browser, { code: codeOf(closed.secret) })).status).toBe(422);
  });

  test('a remembered browser is spared the second step, until the password changes', async () => {
    const { person, secret } = await enrolled();
    const { browser } = await withPassword(api, person);
    expect((await second(browser, { code: codeOf(secret), remember: true })).status).toBe(200);
    await browser.get('/auth/logout');
    expect((await withPassword(api, person, browser)).answer.status).toBe(200);
    // Another account in the same browser is not spared.
    const other = await enrolled();
    expect((await withPassword(api, other.person, browser)).answer.status).toBe(422);
    expect((await withPassword(api, person)).answer.status).toBe(422);
    const change = { old_password: password, password: strong };
    expect((await api.as(person).put('/api/v2/password/reset', change)).status).toBe(200);
    const again = { email: person.email, password: strong };
    expect((await browser.post('/auth/login', again)).body).toMatchObject({
      code: 'second_step_required',
    });
  });

  test('a reset link changes the password, and the second step stays', async () => {
    const { person, secret } = await enrolled();
    const { id: personId, email } = person;
    const link = { kind: 'reset' as const, personId, email, lifeSeconds: 600 };
    const token = await tokensRepository.issue(api.db, link);
    const form = { email, token, password: strong, password_confirmation: strong };
    expect((await api.guest.post('/api/v2/reset-password', form)).status).toBe(200);
    const browser = api.guest;
    expect((await browser.post('/auth/login', { email, password: strong })).status).toBe(422);
    expect(await isIn(browser)).toBe(false);
    expect((await second(browser, { code: codeOf(secret) })).status).toBe(200);
  });

  test('members and staff without a second factor sign in as before', async () => {
    for (const build of [buildAlumnus, buildAccountant]) {
      const person = await build(api.db);
      const { answer } = await withPassword(api, person);
      expect(answer).toMatchObject({ status: 200, body: { id: person.id } });
    }
  });

  test('without a begun sign-in there is nothing to finish', async () => {
    for (const answer of [
      await api.guest.get('/auth/second-factor'),
      await api.guest.post('/auth/second-factor/passkey'),
      await second(api.guest, { code: '123456' }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'second_step_expired' } });
    }
  });
});

describeOnDatabase(
  'guessing the second step',
  (api) => {
    test('wrong codes are limited per address, then for the account; recovery codes still work', async () => {
      const person = await buildAccountant(api.db);
      const { secret, recoveryCodes } = await enrolApp(api, person);
      const { browser } = await withPassword(api, person);
      const statuses = [];
      for (let time = 0; time < 4; time += 1) {
        statuses.push((await second(browser, { code: '000000' }, '10.8.0.1')).status);
      }
      expect(statuses).toEqual([422, 422, 422, 429]);
      for (let time = 0; time < 2; time += 1) {
        await second(browser, { code: '000000' }, `10.8.1.${time}`);
      }
      // The right code, from an address of its own: the account has had its codes of the day.
      expect(await second(browser, { code: codeOf(secret) }, '10.8.2.1')).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.stringContaining('code de secours')] } },
      });
      const recovery = { recovery_code: recoveryCodes[0] };
      expect((await second(browser, recovery, '10.8.3.1')).status).toBe(200);
      // Wrong codes count as failed sign-ins of the account: its owner was told.
      const kinds = await api.db.select({ kind: mails.kind }).from(mails);
      expect(kinds).toContainEqual({ kind: 'login-guessing' });
    });
  },
  {
    THROTTLE_LOGIN_ACCOUNT_IP: '3',
    SECOND_STEP_CODES_PER_DAY: '5',
    LOGIN_FAILURES_PER_DAY: '3',
    LOGIN_SLOWDOWN_MS: '1',
  },
);
