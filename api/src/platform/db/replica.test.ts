import { sql } from 'drizzle-orm';
import type { Client as Browser } from '../../../testing/client';
import { buildNews } from '../../../testing/content-factories';
import { eventually } from '../../../testing/eventually';
import { buildAlumnus } from '../../../testing/factories';
import { postgresPrograms, startPostgres, type OwnPostgres } from '../../../testing/own-postgres';
import { TestApi } from '../../../testing/test-api';
import { StartError } from '../start-error';
import { openDatabase, type OpenedDatabase } from './open-database';
import { readThrough } from './read-through';
import { openReplica, type Replica } from './replica';
import { news } from './schema';

/** A server and its streaming replica, both of this file alone: they are stopped and held back. */
(postgresPrograms() ? describe : describe.skip)('a replica (programmes de PostgreSQL)', () => {
  let primary: OwnPostgres;
  let copy: OwnPostgres;
  let database: OpenedDatabase;
  let onCopy: OpenedDatabase;
  const environment: Record<string, string> = { DATABASE_REPLICA_LAG: '60' };
  /** Two processes of the product. */
  const [api, other] = [new TestApi('server', environment), new TestApi('server', environment)];

  beforeAll(async () => {
    primary = await startPostgres();
    copy = await primary.replica();
    Object.assign(environment, { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: copy.url });
    [database, onCopy] = (await Promise.all(
      [primary.url, copy.url].map((DATABASE_URL) => openDatabase({ DATABASE_URL, DATA_DIR: '' })),
    )) as [OpenedDatabase, OpenedDatabase];
    await api.start(database);
    await other.start(database);
    await isUsed();
    await buildNews(api.db, { titre: 'Une actualité' });
  });
  afterAll(async () => {
    await Promise.all([api.stop(), other.stop()]);
    await Promise.all([database.close(), onCopy.close()]);
    copy.remove();
    primary.remove();
  });

  const replica = () => api.context.replica!;
  /** Jest would print a whole database. */
  const reads = (one: Replica | null, position?: string) => one!.reader(position) !== null;
  const isUsed = () => eventually(() => expect(reads(replica())).toBe(true));
  /** The copy receives changes and shows none of them. */
  async function holdBack(work: () => Promise<void>): Promise<void> {
    await hasEverything();
    await onCopy.pool.query('SELECT pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await onCopy.pool.query('SELECT pg_wal_replay_resume()');
    }
  }
  async function hasEverything(): Promise<void> {
    const position = await replica().written();
    await eventually(() => expect(reads(replica(), position)).toBe(true));
  }
  const titles = async (browser: Browser) => {
    const { status, body } = await browser.get('/api/guest/actualities?limit=50');
    expect(status).toBe(200);
    return (body as { titre: string }[]).map(({ titre }) => titre);
  };
  const found = async (browser: Browser, name: string) => {
    const { body } = await browser.get(`/api/users/students/list?search=${name}`);
    return (body as { data: { total: number } }).data.total;
  };

  test('answers guests and members; staff read the primary', async () => {
    const { id, nom } = await buildAlumnus(api.db, { nom: 'AVANT', prenoms: 'Ama' });
    await api.db.update(news).set({ titre: 'Ancien titre' });
    await holdBack(async () => {
      await api.db.execute(sql`UPDATE people SET nom = 'APRES' WHERE id = ${id}`);
      await api.db.update(news).set({ titre: 'Nouveau titre' });
      expect(await titles(api.guest)).toEqual(['Ancien titre']);
      expect(await titles(api.as('member'))).toEqual(['Ancien titre']);
      expect(await titles(api.as('administrator'))).toEqual(['Nouveau titre']);
      const nameFor = async (browser: Browser) =>
        ((await browser.get(`/api/users/profil/${id}`)).body as { nom: string }).nom;
      expect(await nameFor(api.as('member'))).toBe(nom);
      expect(await nameFor(api.as('administrator'))).toBe('APRES');
    });
    await eventually(async () => expect(await titles(api.guest)).toEqual(['Nouveau titre']));
  });

  test('a person sees what they wrote, from any process; others see it a moment later', async () => {
    const author = await buildAlumnus(api.db, { nom: 'AKOSSOU', telephone: '+22890000001' });
    const [writing, reading] = [api.as(author), other.as('member')];
    const elsewhere = other.as(author);
    await hasEverything();
    await found(writing, 'akossou');
    await found(reading, 'akossou');
    await holdBack(async () => {
      const answer = await writing.put('/api/v2/users/me/visibility', {
        telephone: 'members',
        email: 'members',
        employeur: 'members',
        picture: 'members',
        birthday: 'me',
        listed: 0,
      });
      expect(answer.status).toBe(200);
      expect([await found(writing, 'akossou'), await found(reading, 'akossou')]).toEqual([0, 1]);
      // The browser meets another process.
      elsewhere.cookies.set('alumni_written', writing.cookies.get('alumni_written')!);
      expect(await found(elsewhere, 'akossou')).toBe(0);
    });
    await eventually(async () => expect(await found(reading, 'akossou')).toBe(0));
    // The copy has it now, and answers the author again.
    await holdBack(async () => {
      await api.db.execute(sql`UPDATE people SET listed = 1 WHERE id = ${author.id}`);
      expect([
        await found(writing, 'akossou'),
        await found(api.as('administrator'), 'akossou'),
      ]).toEqual([0, 1]);
    });
  });

  test.each(['FFFFFFFF/FFFFFFFF', 'x', '0/0/0', `0/${'1'.repeat(99)}`])(
    'a position that a browser makes up costs nothing but the copy: %s',
    async (position) => {
      const guest = api.guest;
      guest.cookies.set('alumni_written', position);
      expect(await titles(guest)).toHaveLength(1);
    },
  );

  test('too far behind, it is left out until it has caught up; /ready says so', async () => {
    const strict = await openReplica(
      { DATABASE_REPLICA_URL: copy.url, DATABASE_REPLICA_LAG: 1, DATABASE_POOL: 2 },
      database.pool,
      (error) => {
        throw error;
      },
    );
    await eventually(() => expect(reads(strict)).toBe(true));
    await holdBack(async () => {
      await api.db.update(news).set({ titre: 'Autre titre' });
      await eventually(() => expect(reads(strict)).toBe(false));
      expect(strict!.lagSeconds()).toBeGreaterThan(1);
      await expect(strict!.check()).rejects.toMatchObject({ code: 'LAG' });
    });
    await eventually(() => expect(reads(strict)).toBe(true));
    await strict!.close();
  });

  test('when it is stopped the primary answers everybody; back, it is used again', async () => {
    const { text } = await api.guest.get('/metrics');
    expect(text).toMatch(/^database_replica_lag_seconds \d/m);
    copy.stop();
    for (let count = 0; count < 5; count += 1) expect(await titles(api.guest)).toHaveLength(1);
    await eventually(() => expect(replica().lagSeconds()).toBeNull());
    expect(await titles(api.guest)).toHaveLength(1);
    const ready = await api.guest.get('/ready');
    expect(ready).toMatchObject({
      status: 200,
      body: { parts: { replica: { status: 'failed' } } },
    });
    copy.start();
    await isUsed();
  });

  test('when it hangs the primary answers what was asked of it, and it is left out', async () => {
    copy.freeze();
    try {
      expect(await titles(api.guest)).toHaveLength(1);
      await eventually(() => expect(reads(replica())).toBe(false));
    } finally {
      copy.thaw();
    }
    await isUsed();
  });

  test('what the primary removes under a statement of the replica, the primary answers', async () => {
    const failures: { code?: string }[] = [];
    const both = readThrough(onCopy.pool, database.pool, (error) => {
      failures.push(error as { code?: string });
    });
    await onCopy.pool.query('ALTER SYSTEM SET max_standby_streaming_delay = 0');
    await onCopy.pool.query('SELECT pg_reload_conf()');
    await database.pool.query('CREATE TABLE removed AS SELECT 1 AS id');
    await hasEverything();
    // Slow on the replica only. A statement of drizzle starts when it is awaited.
    const reading = Promise.resolve(
      both.execute(sql`
        SELECT pg_is_in_recovery() AS on_copy,
          pg_sleep(CASE WHEN pg_is_in_recovery() THEN 60 ELSE 0 END) FROM removed`),
    );
    const running = `SELECT 1 FROM pg_stat_activity
      WHERE wait_event = 'PgSleep' AND query LIKE '%FROM removed%'`;
    await eventually(async () => expect((await onCopy.pool.query(running)).rowCount).toBe(1));
    await database.pool.query('BEGIN; DELETE FROM removed; INSERT INTO removed VALUES (2); COMMIT');
    await database.pool.query('VACUUM FULL removed');
    expect((await reading).rows).toMatchObject([{ on_copy: false }]);
    expect(failures.map(({ code }) => code)).toEqual(['40001']);
    await onCopy.pool.query('ALTER SYSTEM RESET max_standby_streaming_delay');
    await onCopy.pool.query('SELECT pg_reload_conf()');
    await database.pool.query('DROP TABLE removed');
  });

  test('while the primary is away guests read on; writes and members get a 503', async () => {
    const guest = api.guest;
    await titles(guest);
    await hasEverything();
    primary.stop();
    try {
      for (let count = 0; count < 5; count += 1) expect(await titles(guest)).toHaveLength(1);
      expect((await api.as('member').get('/api/users/students/list')).status).toBe(503);
    } finally {
      primary.start();
    }
    const list = () => api.as('member').get('/api/users/students/list');
    await eventually(async () => expect((await list()).status).toBe(200));
  });

  test('a database that copies another one, or none, ends the start', async () => {
    const asReplica = (url: string) =>
      openReplica(
        { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG: 1, DATABASE_POOL: 2 },
        database.pool,
        () => undefined,
      );
    await expect(asReplica(primary.url)).rejects.toThrow(StartError);
    await expect(asReplica(primary.url)).rejects.toThrow(/n’est pas une réplique/);
    const wrong = copy.url.replace(/postgres$/, 'template1');
    await expect(asReplica(wrong)).rejects.toThrow(StartError);
  });
});
