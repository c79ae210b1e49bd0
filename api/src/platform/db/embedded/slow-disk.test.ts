import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserAt } from '../../../../testing/browser';
import { eventually } from '../../../../testing/eventually';
import { registrationOf } from '../../../../testing/registration';
import { startProcess, type ApiProcess } from '../../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../../testing/test-databases';
import { openDatabase } from '../open-database';

const registration = (number: number) => registrationOf('LENT', `lent${number}@alumni.test`);

describe('the embedded database on a slow disk', () => {
  let copy: TestDatabase;
  let server: ApiProcess;
  beforeEach(async () => {
    copy = await copyDatabase('embedded');
    const folder = copy.environment.DATA_DIR;
    const hook = join(folder, 'hook.cjs');
    copyFileSync(join(__dirname, '../../../../testing/slow-disk.cjs'), hook);
    slowDown(0);
    server = await startProcess(
      { ...copy.environment, THROTTLE_REGISTER_IP: '100000', DATABASE_CONNECT_TIMEOUT: '2' },
      ['--require', hook],
    );
  });
  afterEach(async () => {
    slowDown(0);
    server.signal('SIGKILL');
    await server.ended;
    await copy.remove();
  });

  const slowDown = (ms: number) =>
    writeFileSync(join(copy.environment.DATA_DIR, 'disk-delay'), String(ms));
  const register = async (number: number) =>
    (await (await browserAt(server.url)).post('/auth/register', registration(number))).status;
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  async function people(): Promise<string[]> {
    const database = await openDatabase(copy.environment);
    const { rows } = await database.pool.query<{ email: string }>(
      `SELECT email FROM people WHERE nom = 'LENT' ORDER BY id`,
    );
    await database.close();
    return rows.map(({ email }) => email);
  }

  test('a slow one delays writes: all are acknowledged, and none is lost by a kill', async () => {
    slowDown(200);
    const numbers = [1, 2, 3, 4, 5];
    const writing = Promise.all(numbers.map(register));
    expect(await statusOf('/api/diplomes')).toBe(200);
    expect(await writing).toEqual(numbers.map(() => 201));
    server.signal('SIGKILL');
    await server.ended;
    expect((await people()).sort()).toEqual(numbers.map((number) => registration(number).email));
  });

  test('one that hangs gives 503 to who waits, stops no process, and is caught up with', async () => {
    slowDown(6_000);
    const writing = register(1);
    const waits = join(copy.environment.DATA_DIR, 'disk-waits');
    await eventually(() => expect(existsSync(waits)).toBe(true));
    // One session: the others wait for it, for DATABASE_CONNECT_TIMEOUT at most.
    const waiting = await Promise.all(Array.from({ length: 12 }, () => statusOf('/api/diplomes')));
    expect(waiting).toContain(503);
    expect(await statusOf('/health')).toBe(200);
    slowDown(0);
    expect(await writing).toBe(201);
    expect(await statusOf('/api/diplomes')).toBe(200);
    expect(await register(2)).toBe(201);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await people()).toEqual([1, 2].map((number) => registration(number).email));
  });
});
