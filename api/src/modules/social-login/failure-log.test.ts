import { openDatabase } from '../../platform/db/open-database';
import { eventually } from '../../../testing/eventually';
import { startProcess, type ApiProcess } from '../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../testing/test-databases';

let copy: TestDatabase;
let server: ApiProcess;
beforeAll(async () => {
  copy = await copyDatabase('embedded');
  const database = await openDatabase(copy.environment);
  await database.pool.query('ALTER TABLE throttles RENAME TO gone');
  await database.close();
  server = await startProcess({
    ...copy.environment,
    SMTP_URL: 'smtp://127.0.0.1:9',
    FACEBOOK_CLIENT_ID: 'alumni',
    FACEBOOK_CLIENT_SECRET: 'secret',
  });
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await copy.remove();
});

test('logs a failure on our side as an error, with its request id', async () => {
  const answer = await fetch(`${server.url}/auth/facebook/redirect`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/login?social=failed');
  const id = answer.headers.get('x-request-id') ?? 'none';
  const find = () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes(id) && line.includes('"level":50'));
  await eventually(() => expect(find()).toBeDefined());
  expect(JSON.parse(find() ?? '{}')).toMatchObject({
    reqId: id,
    msg: 'social login failed',
    err: { type: 'DrizzleQueryError', cause: { code: '42P01' } },
  });
});
