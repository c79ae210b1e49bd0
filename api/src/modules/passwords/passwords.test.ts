import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { tokens } from '../../platform/db/schema';
import { buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { authRepository } from '../auth/auth.repository';
import { hashPassword } from '../auth/passwords';

const fresh = { password: 'Nouveau2026', password_confirmation: 'Nouveau2026' };
const request = '/api/v2/password/reset/request';
const apply = '/api/v2/reset-password';

const canLogIn = async (api: TestApi, email: string, word: string) =>
  (await api.guest.post('/auth/login', { email, password: word })).status === 200;
/** Token of the latest link mailed to a person. */
const mailedToken = async (api: TestApi, email: string) =>
  (await api.mails())
    .filter(({ to }) => to === email)
    .at(-1)
    ?.text.match(/[0-9a-f]{64}/)?.[0] ?? '';
const expire = (api: TestApi, personId: number) =>
  api.db
    .update(tokens)
    .set({ expiresAt: new Date(0) })
    .where(eq(tokens.personId, personId));

describeOnDatabase('password creation', (api) => {
  const invited = async (email: string) => {
    const body = { nom: 'KODJO', prenoms: 'Yao', email };
    await api.as('administrator').post('/api/users/students/add', body);
    return `/password/create/${await mailedToken(api, email)}`;
  };

  test.each(statuses(422, 422, 422, 422))(
    'with an unknown link: %s gets %i',
    async (who, status) => {
      const answer = await browserOf(api, who).post('/password/create/rien', fresh);
      expect(answer).toMatchObject({
        status,
        body: {
          errors: {
            code: [
              'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.',
            ],
          },
        },
      });
    },
  );

  test('opens the account once, and verifies its address', async () => {
    const url = await invited('yao@alumni.test');
    const answer = await api.guest.post(url, fresh);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await canLogIn(api, 'yao@alumni.test', fresh.password)).toBe(true);
    expect((await api.guest.post(url, fresh)).status).toBe(422);
    const person = await api.db.query.people.findFirst({
      where: (t, is) => is.eq(t.email, 'yao@alumni.test'),
    });
    expect(person?.emailVerifiedAt).not.toBeNull();
  });

  test('shows a weak or different password under its field, and the link stays valid', async () => {
    const url = await invited('esi@alumni.test');
    for (const [wrong, field] of [
      [{ password: 'court1', password_confirmation: 'court1' }, 'password'],
      [{ password: 'sanschiffre', password_confirmation: 'sanschiffre' }, 'password'],
      [{ password: 'Nouveau2026', password_confirmation: 'autre' }, 'password_confirmation'],
    ] as const) {
      expect(await api.guest.post(url, wrong)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
    expect((await api.guest.post(url, fresh)).status).toBe(200);
  });
});

describeOnDatabase(
  'password reset',
  (api) => {
    test('answers the same for an account, none and a disabled one; mails only the first', async () => {
      const known = await buildAlumnus(api.db);
      const asleep = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' });
      for (const email of [known.email, 'personne@nulle.part', asleep.email]) {
        const answer = await api.guest.post(request, { email });
        expect(answer).toMatchObject({ status: 200, body: { status: true, error: null } });
      }
      const recipients = (await api.mails()).map(({ to }) => to);
      expect(recipients).toContain(known.email);
      expect(recipients).not.toContain(asleep.email);
      expect((await api.guest.post(request, { email: 'x' })).status).toBe(422);
    });

    test('sets the password once and ends every session', async () => {
      const person = await buildAlumnus(api.db);
      const browser = api.as(person);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
      await api.guest.post(request, { email: person.email });
      const form = { ...fresh, email: person.email, token: await mailedToken(api, person.email) };
      expect((await api.guest.post(apply, form)).status).toBe(200);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
      expect(await canLogIn(api, person.email, fresh.password)).toBe(true);
      expect(await canLogIn(api, person.email, password)).toBe(false);
      expect(await api.guest.post(apply, form)).toMatchObject({
        status: 422,
        body: {
          errors: {
            token: ['Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.'],
          },
        },
      });
    });

    test('voids every earlier mailed link', async () => {
      const { id, email } = await buildAlumnus(api.db, { emailVerifiedAt: null });
      await api.as({ id }).post('/api/v2/email/verification');
      const verification = await mailedToken(api, email);
      await api.guest.post(request, { email });
      const token = await mailedToken(api, email);
      expect((await api.guest.post(apply, { ...fresh, email, token })).status).toBe(200);
      expect((await api.guest.get(`/api/user/verify/${verification}`)).text).toBe('0');
    });

    test.each<[string, (api: TestApi, person: { id: number; email: string }) => Promise<object>]>([
      ['another address', async () => ({ email: 'autre@alumni.test' })],
      ['an unknown token', async () => ({ token: 'f'.repeat(64) })],
      ['a link out of date', async (its, { id }) => (await expire(its, id), {})],
      [
        'a link replaced by a newer one',
        async (its, { email }) => (await its.guest.post(request, { email }), {}),
      ],
    ])('%s is refused', async (_what, change) => {
      const person = await buildAlumnus(api.db);
      await api.guest.post(request, { email: person.email });
      const token = await mailedToken(api, person.email);
      const form = { ...fresh, email: person.email, token, ...(await change(api, person)) };
      expect((await api.guest.post(apply, form)).status).toBe(422);
      expect(await canLogIn(api, person.email, password)).toBe(true);
    });

    test('shows a mistyped address under its field, and the link stays valid', async () => {
      const { email } = await buildAlumnus(api.db);
      await api.guest.post(request, { email });
      const form = { ...fresh, token: await mailedToken(api, email) };
      const slip = await api.guest.post(apply, { ...form, email: 'faute@alumni.test' });
      expect(slip).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.any(String)] } },
      });
      expect((await api.guest.post(apply, { ...form, email })).status).toBe(200);
    });

    test('limits the mailed links per account, without showing it', async () => {
      const { id, email } = await buildAlumnus(api.db);
      for (let asked = 0; asked < 4; asked += 1) {
        expect((await api.guest.post(request, { email })).status).toBe(200);
      }
      expect((await api.mails()).filter(({ to }) => to === email)).toHaveLength(2);
      const alive = and(eq(tokens.personId, id), eq(tokens.kind, 'reset'));
      expect(await api.db.$count(tokens, alive)).toBe(1);
    });
  },
  { RESET_ANSWER_MS: '0', THROTTLE_MAIL_ACCOUNT: '2' },
);

describeOnDatabase(
  'request for a password reset',
  (api) => {
    test('takes the same time whether or not the account exists', async () => {
      const known = await buildAlumnus(api.db);
      for (const email of [known.email, 'personne@nulle.part']) {
        const start = Date.now();
        const { text } = await api.guest.post(request, { email });
        expect(text).toBe('{"status":true,"error":null}');
        expect(Date.now() - start).toBeGreaterThanOrEqual(395);
      }
      expect(await mailedToken(api, known.email)).toHaveLength(64);
    });
  },
  { RESET_ANSWER_MS: '400' },
);

describeOnDatabase('password change', (api) => {
  const url = '/api/v2/password/reset';

  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    const body = { old_password: password, password: 'Palmier bleu 42 rivière' };
    expect((await browserOf(api, who).put(url, body)).status).toBe(status);
  });

  test('ends the other sessions and keeps this one', async () => {
    const person = await buildAlumnus(api.db);
    const [here, elsewhere] = [api.as(person), api.as(person)];
    expect((await elsewhere.get('/api/v2/auth/user')).status).toBe(200);
    await here.put(url, { old_password: password, ...fresh });
    expect((await here.get('/api/v2/auth/user')).status).toBe(200);
    expect((await elsewhere.get('/api/v2/auth/user')).status).toBe(401);
    expect(await canLogIn(api, person.email, fresh.password)).toBe(true);
  });

  test('refuses a wrong old password, and an account without one', async () => {
    const byGoogle = await buildAlumnus(api.db, { passwordHash: null });
    const body = { old_password: 'Autre2026', password: 'Nouveau2026' };
    for (const browser of [api.as(await buildAlumnus(api.db)), api.as(byGoogle)]) {
      expect(await browser.put(url, body)).toMatchObject({
        status: 422,
        body: { errors: { old_password: [expect.any(String)] } },
      });
    }
  });

  test('limits the attempts at the old password per account', async () => {
    const browser = api.as(await buildAlumnus(api.db));
    const guess = async (old: string) =>
      (await browser.put(url, { old_password: old, password: 'Nouveau2026' })).status;
    for (let time = 0; time < 10; time += 1) expect(await guess('Autre2026')).toBe(422);
    expect(await guess(password)).toBe(429);
  });

  test('of a change and a simultaneous reset, one wins and the other gets an error', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await buildAlumnus(api.db);
      const browser = api.as(person);
      await browser.get('/api/v2/auth/user');
      await api.guest.post(request, { email: person.email });
      const form = { email: person.email, token: await mailedToken(api, person.email) };
      const words = { change: 'Change2026', reset: 'Reset2026x' };
      const [changed, reset] = await Promise.all([
        browser.put(url, { old_password: password, password: words.change }),
        api.guest.post(apply, {
          ...form,
          password: words.reset,
          password_confirmation: words.reset,
        }),
      ]);
      expect([changed.status, reset.status].sort()).toEqual([200, 422]);
      const isReset = reset.status === 200;
      expect(await canLogIn(api, person.email, words.reset)).toBe(isReset);
      expect(await canLogIn(api, person.email, words.change)).toBe(!isReset);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(isReset ? 401 : 200);
    }
  });

  test('is refused when a reset completes while the old password is being checked', async () => {
    const person = await buildAlumnus(api.db);
    const browser = api.as(person);
    await browser.get('/api/v2/auth/user');
    const changed = await api.db.transaction(async (tx) => {
      await authRepository.lock(tx, person.id);
      const asked = browser.put(url, { old_password: password, password: 'Change2026' });
      await pause(500);
      const passwordHash = await hashPassword('Reset2026x');
      await authRepository.update(tx, person.id, { passwordHash });
      return { asked };
    });
    expect((await changed.asked).status).toBe(422);
    expect(await canLogIn(api, person.email, 'Reset2026x')).toBe(true);
  });
});
