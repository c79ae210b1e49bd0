import {
  directoryUsage,
  mails,
  profileViews,
  sessions,
  notificationSettings,
  throttles,
  tokens,
} from '../platform/db/schema';
import { cleanOnce, createHousekeeping } from './housekeeping';
import { lastMonday } from '../modules/weekly-summary/weekly-summary.service';
import { buildNews } from '../../testing/content-factories';
import { eventually } from '../../testing/eventually';
import { buildAlumnus } from '../../testing/factories';
import { describeOnDatabase } from '../../testing/test-api';

describeOnDatabase('housekeeping', (api) => {
  test('deletes expired rows and nothing else', async () => {
    const { id: personId, email } = await buildAlumnus(api.db);
    const past = new Date(Date.now() - 30 * 86_400_000);
    const soon = new Date(Date.now() + 60_000);
    await api.db.insert(sessions).values([
      { idHash: 'old', personId, lastSeenAt: past },
      { idHash: 'live', personId },
    ]);
    const link = { kind: 'reset', personId, email } as const;
    await api.db.insert(tokens).values([
      { ...link, tokenHash: 'old', expiresAt: past },
      { ...link, tokenHash: 'live', expiresAt: soon },
    ]);
    await api.db.insert(throttles).values([
      { key: 'old', points: 3, expire: past.getTime() },
      { key: 'live', points: 3, expire: soon.getTime() },
    ]);
    await cleanOnce(api.context);
    expect((await api.db.select().from(sessions)).map((row) => row.idHash)).toEqual(['live']);
    expect((await api.db.select().from(tokens)).map((row) => row.tokenHash)).toEqual(['live']);
    expect((await api.db.select().from(throttles)).map((row) => row.key)).toEqual(['live']);
  });

  test("deletes visits of past days; today's still count once", async () => {
    const [one, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const visit = async () =>
      (await api.as(one).get(`/api/users/profil/${other.id}`)).body['nombre_vues'];
    expect(await visit()).toBe(1);
    const before = { personId: other.id, viewerId: one.id, day: '2026-01-01' };
    await api.db.insert(profileViews).values(before);
    await api.db.insert(directoryUsage).values({ personId: one.id, day: '2026-01-01', pages: 3 });
    await cleanOnce(api.context);
    const today = new Date().toISOString().slice(0, 10);
    expect((await api.db.select().from(profileViews)).map(({ day }) => day)).toEqual([today]);
    expect((await api.db.select().from(directoryUsage)).map(({ day }) => day)).toEqual([today]);
    expect(await visit()).toBe(1);
  });

  test('deletes the recipients of mails after a month; never of a waiting mail', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    const mail = { kind: 'reset', recipient: 'afi@exemple.test', createdAt: old };
    await api.db.insert(mails).values([
      { ...mail, subject: 'old sent', status: 'sent', sentAt: old },
      { ...mail, subject: 'old failed', status: 'failed' },
      { ...mail, subject: 'old waiting', body: Buffer.from('x') },
      { ...mail, subject: 'new sent', status: 'sent', createdAt: new Date() },
    ]);
    await cleanOnce(api.context);
    const left = (await api.db.select().from(mails).orderBy(mails.id)).map((row) => row.subject);
    expect(left).toEqual(['old waiting', 'new sent']);
  });

  test('vacuums an embedded database, which has no autovacuum', async () => {
    await api.db.execute('CREATE TABLE dusty AS SELECT generate_series(1, 900) AS id');
    const clean = async () => {
      const { rows } = await api.database.pool.query(
        "SELECT relallvisible > 0 AS is_clean FROM pg_class WHERE relname = 'dusty'",
      );
      return rows[0].is_clean;
    };
    expect(await clean()).toBe(false);
    await cleanOnce(api.context);
    expect(await clean()).toBe(api.kind === 'embedded');
    await api.db.execute('DROP TABLE dusty');
  });

  test('runs periodically; a failed run is logged and followed by another', async () => {
    const errors: unknown[] = [];
    const config = { ...api.context.config, HOUSEKEEPING_EVERY: 1 };
    const rounds = createHousekeeping({ ...api.context, config }, (error) => errors.push(error));
    await api.db.execute('ALTER TABLE throttles RENAME TO away');
    rounds.start();
    await eventually(() => expect(errors.length).toBeGreaterThan(0));
    await api.db.execute('ALTER TABLE away RENAME TO throttles');
    await api.db.insert(throttles).values({ key: 'over', points: 1, expire: 0 });
    const keys = async () => (await api.db.select().from(throttles)).map(({ key }) => key);
    await eventually(async () => expect(await keys()).not.toContain('over'));
    await rounds.stop();
  });

  test('runs soon after the start, without waiting for the first interval', async () => {
    const config = { ...api.context.config, HOUSEKEEPING_AFTER: 1, HOUSEKEEPING_EVERY: 3_600 };
    const rounds = createHousekeeping({ ...api.context, config }, () => undefined);
    await api.db.insert(throttles).values({ key: 'over', points: 1, expire: 0 });
    rounds.start();
    await eventually(async () => {
      const keys = (await api.db.select().from(throttles)).map(({ key }) => key);
      expect(keys).not.toContain('over');
    });
    await rounds.stop();
  });

  test('queues the mails that come by the calendar, also after a failed cleaning', async () => {
    const longAgo = new Date(Date.now() - 400 * 86_400_000);
    // Those of the tests before have no body that can be read.
    await api.db.delete(mails);
    const asked = await buildAlumnus(api.db, { confirmedAt: longAgo });
    const reader = await buildAlumnus(api.db);
    await buildNews(api.db, { datePublication: new Date(lastMonday(new Date()).getTime() - 1) });
    const wants = { personId: reader.id, weeklySummary: 1, summarySentAt: longAgo } as const;
    await api.db.insert(notificationSettings).values(wants);
    const config = { ...api.context.config, HOUSEKEEPING_AFTER: 1, HOUSEKEEPING_EVERY: 3_600 };
    const rounds = createHousekeeping({ ...api.context, config }, () => undefined);
    await api.db.execute('ALTER TABLE throttles RENAME TO away');
    rounds.start();
    try {
      await eventually(async () => {
        const sent = (await api.mails()).map(({ kind, to }) => `${kind} ${to}`);
        expect(sent).toContain(`profile-confirm ${asked.email}`);
        expect(sent).toContain(`weekly-summary ${reader.email}`);
      });
    } finally {
      await rounds.stop();
      await api.db.execute('ALTER TABLE away RENAME TO throttles');
    }
  });
});
