import type { FastifyInstance } from 'fastify';
import { openDatabase, type OpenedDatabase } from '../../platform/db/open-database';
import { eventually } from '../../../testing/eventually';
import { lineTo, type Line } from '../../../testing/line-to';
import { teamOf } from '../../../testing/release-client';
import { releasing, startReleasing } from '../../../testing/releasing';
import { TestApi } from '../../../testing/test-api';

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('pages while the database accepts and never answers (serveur PostgreSQL)', () => {
  const api = new TestApi('server', releasing);
  let line: Line;
  let database: OpenedDatabase;
  let team: FastifyInstance;
  let app: FastifyInstance;

  beforeAll(async () => {
    await api.start();
    const { config } = api.context;
    line = await lineTo(new URL(String(config.DATABASE_URL)));
    const address = new URL(String(config.DATABASE_URL));
    address.port = new URL(line.url).port;
    database = await openDatabase({ ...config, DATABASE_URL: address.href });
    const near = await startReleasing(api.context);
    team = near.app;
    ({ app } = await startReleasing(
      { ...api.context, db: database.db },
      { dataDir: near.dataDir },
    ));
  });
  afterAll(async () => {
    await app.close();
    await team.close();
    await database.close();
    await line.close();
    await api.stop();
  });

  /** The live versions according to the page. */
  const shown = async () => (await app.inject('/mf_a')).body.match(/"version":"([^"]+)"/)?.[1];

  test('one request waits; the next get the last known state, until the database answers again', async () => {
    const first = await teamOf(team, 'mf_a').release('first');
    await eventually(async () => expect(await shown()).toBe(first));
    line.set('silent');
    expect(await shown()).toBe(first);
    // All pages while the first query was pending: if they had queued, only one would be here.
    let isOver = false;
    setTimeout(() => (isOver = true), 2_000);
    let pages = 0;
    for (; !isOver; pages += 1) {
      expect(await shown()).toBe(first);
      await new Promise(setImmediate);
    }
    expect(pages).toBeGreaterThan(1);

    const second = await teamOf(team, 'mf_a').release('second');
    line.set('open');
    await eventually(async () => expect(await shown()).toBe(second));
  });
});
