import { eq } from 'drizzle-orm';
import { people } from '../../platform/db/schema';
import { buildAdministrator, buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { notificationsRepository } from '../notifications/notifications.repository';

describeOnDatabase(
  'one account guessed from many addresses',
  (api) => {
    const logIn = (email: string, word: string) =>
      api.guest.post(
        '/auth/login',
        { email, password: word },
        { remoteAddress: `10.9.${next()}.1` },
      );
    const timeOf = async (email: string, word: string) => {
      const start = Date.now();
      const { status } = await logIn(email, word);
      return { status, milliseconds: Date.now() - start };
    };
    const failures = async (email: string, count: number) => {
      for (let time = 0; time < count; time += 1) await logIn(email, 'Faux2026');
    };
    /** What the first administrator was told of guesses. */
    const told = async () => {
      const staff = await api.db.query.people.findFirst({ where: eq(people.idProfil, 2) });
      const rows = await notificationsRepository.of(api.db, staff?.id ?? 0);
      return rows.filter(({ type }) => type === 'login_guessing');
    };
    const guessMails = async (email: string) =>
      (await api.mails()).filter(({ to, kind }) => to === email && kind === 'login-guessing');
    beforeAll(() => buildAdministrator(api.db));

    test('is slowed for the day, and its owner still gets in', async () => {
      const { email } = await buildAlumnus(api.db);
      await failures(email, 4);
      expect((await timeOf(email, 'Faux2026')).milliseconds).toBeGreaterThanOrEqual(300);
      const owner = await timeOf(email, password);
      expect(owner.status).toBe(200);
      expect(owner.milliseconds).toBeGreaterThanOrEqual(300);
    });

    test('tells the staff and the person once, and counts in the metrics', async () => {
      const { email, id } = await buildAlumnus(api.db, { nom: 'KPADÉ', prenoms: 'Sena' });
      const before = (await told()).length;
      await failures(email, 7);
      // The latest first.
      const rows = (await told()).slice(0, -before || undefined);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.data).toMatchObject({
        title: 'Connexions refusées en nombre',
        message: expect.stringContaining('Sena KPADÉ'),
        route: 'ancien_details',
        params: { id: String(id) },
      });
      expect(await guessMails(email)).toHaveLength(1);
      const { text } = await api.as('administrator').get('/metrics');
      expect(text).toMatch(
        /^refusals_total\{reason="login_guessed",route="\/auth\/login"\} [1-9]/m,
      );
    });

    test('an address without an account is slowed alike, and informs nobody', async () => {
      const email = `inconnu${next()}@alumni.test`;
      const before = (await told()).length;
      await failures(email, 4);
      const { status, milliseconds } = await timeOf(email, 'Faux2026');
      expect(status).toBe(422);
      expect(milliseconds).toBeGreaterThanOrEqual(300);
      expect(await told()).toHaveLength(before);
      expect(await guessMails(email)).toEqual([]);
    });
  },
  { LOGIN_FAILURES_PER_DAY: '3', LOGIN_SLOWDOWN_MS: '300' },
);
