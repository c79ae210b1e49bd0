import { eq } from 'drizzle-orm';
import { people, tokens } from '../../platform/db/schema';
import { buildAdministrator, buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const personOf = (api: TestApi, id: number) =>
  api.db.query.people.findFirst({ where: eq(people.id, id) });
const mailsTo = async (api: TestApi, address: string) =>
  (await api.mails()).filter(({ to }) => to === address);
const kindsTo = async (api: TestApi, address: string) =>
  (await mailsTo(api, address)).map(({ kind }) => kind);
const logIn = (api: TestApi, email: string) => api.guest.post('/auth/login', { email, password });

describeOnDatabase('deletion by a mailed link', (api) => {
  const ask = (email: string) => api.guest.post('/api/v2/account/deletion-request', { email });
  const confirm = (token: string) => api.guest.post('/api/v2/account/deletion', { token });
  const linkTo = async (address: string) => {
    const mail = (await mailsTo(api, address)).findLast(({ kind }) => kind === 'deletion-link');
    return (
      /http:\/\/alumni\.test\/usersinfo\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
    );
  };

  test.each(statuses(200, 200, 200, 200))('request: %s gets %i', async (who, status) => {
    const email = `inconnu${next()}@alumni.test`;
    const answer = await browserOf(api, who).post('/api/v2/account/deletion-request', { email });
    expect(answer.status).toBe(status);
  });

  test.each(statuses(422, 422, 422, 422))('invalid link: %s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).post('/api/v2/account/deletion', {
      token: 'a'.repeat(64),
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('errors.token');
  });

  test('answers the same, in the same time, whether or not the account exists', async () => {
    const known = await buildAlumnus(api.db, { passwordHash: null });
    const timed = async (email: string) => {
      const start = Date.now();
      const { status, text } = await ask(email);
      return { status, text, isPaused: Date.now() - start >= 290 };
    };
    const unknown = await timed('personne@nulle-part.test');
    expect(unknown).toMatchObject({ status: 200, isPaused: true });
    expect(await timed(known.email)).toEqual(unknown);
    expect(await kindsTo(api, known.email)).toEqual(['deletion-link']);
    expect(await kindsTo(api, 'personne@nulle-part.test')).toEqual([]);
    for (let count = 0; count < 8; count += 1)
      expect(await ask(known.email)).toMatchObject({ status: 200 });
    expect(await kindsTo(api, known.email)).toHaveLength(5);
  });

  test('deletes by the link, once; the request alone deletes nothing', async () => {
    const person = await buildAlumnus(api.db, { passwordHash: null });
    await ask(person.email.toUpperCase());
    expect((await personOf(api, person.id))?.isActivate).toBe(1);
    const token = await linkTo(person.email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await personOf(api, person.id)).toMatchObject({
      isActivate: 0,
      sleepReason: 'deletion',
    });
    expect(await kindsTo(api, person.email)).toEqual(['deletion-link', 'account-deletion']);
  });

  test('a link expires after a day, and with a changed address', async () => {
    const late = await buildAlumnus(api.db);
    await ask(late.email);
    await api.db
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(tokens.personId, late.id));
    expect((await confirm(await linkTo(late.email))).status).toBe(422);
    const moved = await buildAlumnus(api.db);
    await ask(moved.email);
    await api.db
      .update(people)
      .set({ email: `ailleurs${next()}@alumni.test` })
      .where(eq(people.id, moved.id));
    expect((await confirm(await linkTo(moved.email))).status).toBe(422);
    expect((await personOf(api, moved.id))?.isActivate).toBe(1);
  });

  test('works for an account closed by staff, which signing in does not reopen', async () => {
    const person = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' });
    await ask(person.email);
    expect((await confirm(await linkTo(person.email))).status).toBe(200);
    expect(await personOf(api, person.id)).toMatchObject({
      sleepReason: 'staff',
      deletionRequestedAt: expect.any(Date),
    });
    expect((await logIn(api, person.email)).status).toBe(422);
    const mail = (await mailsTo(api, person.email)).at(-1);
    expect(mail?.text).toContain('écrivez à l’équipe du réseau');
    expect(mail?.text).not.toContain('connectez-vous');
  });

  test('is refused to the last active administrator, whose link stays valid', async () => {
    await api.db.update(people).set({ idProfil: 3 }).where(eq(people.idProfil, 2));
    const last = await buildAdministrator(api.db);
    await ask(last.email);
    const token = await linkTo(last.email);
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    await buildAdministrator(api.db);
    expect((await confirm(token)).status).toBe(200);
  });
});
