import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledProgram } from '../../../testing/compiled-programs';
import { programFlags } from '../../../testing/program-flags';
import { describeOnOwnDatabase, TestApi } from '../../../testing/test-api';

const unavailable = { status: 503, body: { code: 'unavailable', incident: expect.any(String) } };

describeOnOwnDatabase(
  'a database that is busy',
  (api) => {
    test('is waited for only for a limited time: 503, and 200 once it is free', async () => {
      const { pool } = api.database;
      const taken = await Promise.all(
        Array.from({ length: pool.options.max }, () => pool.connect()),
      );
      const answer = await api.guest.get('/api/diplomes');
      expect(answer).toMatchObject(unavailable);
      expect(answer.headers['retry-after']).toBe('5');
      for (const client of taken) client.release();
      expect((await api.guest.get('/api/diplomes')).status).toBe(200);
    });
  },
  { DATABASE_CONNECT_TIMEOUT: '5' },
);

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('a statement that takes too long (serveur PostgreSQL)', () => {
  const api = new TestApi('server', { DATABASE_STATEMENT_TIMEOUT: '1' });
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  test('a query over its time limit is ended by the server, and answered with 503', async () => {
    const locker = await api.database.pool.connect();
    await locker.query('BEGIN; LOCK TABLE diplomas IN ACCESS EXCLUSIVE MODE');
    expect(await api.guest.get('/api/diplomes')).toMatchObject(unavailable);
    locker.release(true);
    expect((await api.guest.get('/api/diplomes')).status).toBe(200);
  });

  test('a connection ended by the server inside a transaction does not end the process', async () => {
    const client = await api.database.pool.connect();
    const { rows } = await client
      .query('BEGIN; SELECT pg_backend_pid() AS pid')
      .then((results) => (results as unknown as { rows: { pid: number }[] }[])[1] ?? { rows: [] });
    await api.database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect(client.query('COMMIT')).rejects.toThrow();
    client.release(true);
    expect((await api.guest.get('/api/diplomes')).status).toBe(200);
  });
});

test('a dead worker thread answers no query, and its owner is notified once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  const child = fork(compiledProgram('testing/lost-thread.ts'), [folder], {
    cwd: join(__dirname, '../../..'),
    execArgv: programFlags,
  });
  const reported = await new Promise((resolve) => child.once('message', resolve));
  expect(reported).toEqual({
    losses: ['DatabaseThreadLost'],
    asked: expect.stringContaining('ended by itself'),
  });
  rmSync(folder, { recursive: true });
});
