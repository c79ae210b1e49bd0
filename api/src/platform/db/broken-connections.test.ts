import { sql } from 'drizzle-orm';
import { postgresPrograms, startPostgres, type OwnPostgres } from '../../../testing/own-postgres';
import { startProcess } from '../../../testing/start-process';
import { opened, type OpenedDatabase } from './open-database';

/** A server of this file alone, because it is frozen. */
(postgresPrograms() ? describe : describe.skip)(
  'a PostgreSQL that does not answer (programmes de PostgreSQL)',
  () => {
    let postgres: OwnPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.remove());

    describe('keeps no connection of a transaction', () => {
      let database: OpenedDatabase;
      beforeEach(async () => {
        const connectionString = postgres.url;
        database = opened('server', { connectionString, max: 1, query_timeout: 300 });
        await database.pool.query('SELECT 1');
      });
      afterEach(() => database.close());

      const succeeds = () =>
        database.db.transaction(async (tx) => {
          const { rows } = await tx.execute(sql`SELECT 1 AS one`);
          expect(rows).toEqual([{ one: 1 }]);
        });

      test('that could not begin', async () => {
        postgres.freeze();
        await expect(database.db.transaction(async () => undefined)).rejects.toThrow('begin');
        postgres.thaw();
        await succeeds();
      });

      test('whose statement still runs', async () => {
        const sleeping = database.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(10)`));
        await expect(sleeping).rejects.toThrow('rollback');
        await succeeds();
      });

      test('and keeps the connection of one that was rolled back', async () => {
        const connection = async () =>
          (await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows;
        const before = await connection();
        const refused = database.db.transaction(async (tx) => {
          await tx.execute(sql`SELECT 1`);
          throw new Error('refused');
        });
        await expect(refused).rejects.toThrow('refused');
        expect(await connection()).toEqual(before);
      });
    });

    test('does not keep a process from ending', async () => {
      const environment = { DATABASE_URL: postgres.url, SHUTDOWN_GRACE: '1' };
      const { signal, ended, output } = await startProcess(environment);
      postgres.freeze();
      signal('SIGTERM');
      expect(await ended).toBe(1);
      expect(output()).toContain('shutdown did not finish');
      postgres.thaw();
    });
  },
);
