import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { browserAt } from '../../../testing/browser';
import { buildNews } from '../../../testing/content-factories';
import { eventually } from '../../../testing/eventually';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../../testing/pgbouncer';
import { registrationOf } from '../../../testing/registration';
import { startProcess, type ApiProcess } from '../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../testing/test-databases';
import { openDatabase } from './open-database';
import { servingProcesses } from './serving-process';

/** The settings that the operator's guide gives. */
const guide = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
const settings = /```ini\n# pgbouncer\.ini\n([^`]+)```/.exec(guide)?.[1] ?? '';

const isPossible = hasPgBouncer && process.env.TEST_DATABASE_URL;
(isPossible ? describe : describe.skip)(
  'two processes behind PgBouncer (serveur PgBouncer, serveur PostgreSQL)',
  () => {
    let copy: TestDatabase;
    let pgBouncer: PgBouncer;
    const processes: ApiProcess[] = [];
    beforeAll(async () => {
      expect(settings).toContain('pool_mode = session');
      copy = await copyDatabase('server');
      const target = new URL(copy.environment.DATABASE_URL!);
      target.search = '';
      pgBouncer = await startPgBouncer(target.href, settings);
      const environment = { ...copy.environment, DATABASE_URL: pgBouncer.url, DATABASE_POOL: '3' };
      for (let count = 0; count < 2; count += 1) processes.push(await startProcess(environment));
    });
    afterAll(async () => {
      for (const { signal } of processes) signal('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      await pgBouncer.stop();
      await copy.remove();
    });

    test('serve reads and writes, and know of one another', async () => {
      const database = await openDatabase(copy.environment);
      await buildNews(database.db, { titre: 'Par le pool' });
      await database.close();
      for (const { url } of processes) {
        const news = await fetch(`${url}/api/guest/actualities`);
        expect(await news.json()).toMatchObject([{ titre: 'Par le pool' }]);
      }
      const statuses = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(async (number) => {
          const { url } = processes[number % 2]!;
          const body = registrationOf('POOL', `pool${number}@alumni.test`);
          return (await (await browserAt(url)).post('/auth/register', body)).status;
        }),
      );
      expect(statuses).toEqual(Array(6).fill(201));
      const client = new Client(copy.environment.DATABASE_URL!);
      await client.connect();
      await eventually(async () => expect(await servingProcesses(client)).toBe(2));
      processes[0]!.signal('SIGKILL');
      await processes[0]!.ended;
      await eventually(async () => expect(await servingProcesses(client)).toBe(1));
      await client.end();
    });
  },
);
