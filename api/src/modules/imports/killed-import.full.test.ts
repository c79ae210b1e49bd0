import { setTimeout } from 'node:timers/promises';
import type { ImportState } from '@alumni/shared-contract';
import { browserAt } from '../../../testing/browser';
import { startServer, type Command } from '../../../testing/command';
import { buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { freePort } from '../../../testing/free-port';
import {
  copyDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '../../../testing/test-databases';
import { hashOf, randomToken } from '../../platform/hashes';
import { sessionsRepository } from '../../http/sessions.repository';
import { openDatabase } from '../../platform/db/open-database';

const rows = 20_000;
const faults = 50;
const duplicates = 30;
const kinds: DatabaseKind[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded'];
const url = '/api/v2/alumni/imports';

describe.each(kinds)('an import whose server is killed (%s)', (kind) => {
  const sessionId = randomToken();
  let copy: TestDatabase;
  let port: number;
  let known: string[];
  let server: Command | undefined;
  beforeAll(async () => {
    copy = await copyDatabase(kind);
    port = await freePort();
    const database = await openDatabase(copy.environment);
    const { id } = await buildAdministrator(database.db);
    await sessionsRepository.insert(database.db, hashOf(sessionId), id);
    known = [];
    for (let count = 0; count < duplicates; count += 1) {
      known.push((await buildAlumnus(database.db)).email);
    }
    await database.close();
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    await copy.remove();
  });

  const origin = () => `http://127.0.0.1:${port}`;
  const staff = () => browserAt(origin(), sessionId);
  const stateOf = async (id: number): Promise<ImportState> =>
    (await (await staff()).get(`${url}/${id}`)).json() as Promise<ImportState>;

  async function start(): Promise<void> {
    server = await startServer({
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      SESSION_SECRET: 's'.repeat(40),
      MAIL_FROM: 'reseau@alumni.test',
      ...copy.environment,
    });
  }
  async function kill(): Promise<void> {
    server?.child.kill('SIGKILL');
    await server?.ended;
  }
  /** Asks until the import is at one of these states. */
  async function reach(id: number, ...states: ImportState['state'][]): Promise<ImportState> {
    for (;;) {
      const state = await stateOf(id);
      if (states.includes(state.state)) return state;
      if (state.state === 'failed') throw new Error(state.problem ?? 'failed');
      await setTimeout(20);
    }
  }
  async function countImported(): Promise<number> {
    const database = await openDatabase(copy.environment);
    const { rows: found } = await database.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM people WHERE email LIKE '%@liste.test'`,
    );
    await database.close();
    return found[0]!.total;
  }

  test('is checked, applied and undone as a whole, though each step is killed once', async () => {
    await start();
    const body = new FormData();
    body.append('file', new Blob([list(known)]), 'anciens.csv');
    const { id } = (await (await (await staff()).post(url, body)).json()) as { id: number };
    const { columns } = await reach(id, 'read');
    await (await staff()).put(`${url}/${id}/mapping`, { columns });
    while ((await stateOf(id)).done === 0) await setTimeout(5);
    await kill();
    await start();
    const checked = await reach(id, 'checked');
    const expected = { create: rows - faults - duplicates, skip: duplicates, refused: faults };
    expect(checked.counts).toMatchObject(expected);

    await (await staff()).post(`${url}/${id}/apply`, {});
    await setTimeout(200);
    await kill();
    const half = await countImported();
    expect([0, expected.create]).toContain(half);
    await start();
    await reach(id, 'applied');
    await kill();
    expect(await countImported()).toBe(expected.create);

    await start();
    await (await staff()).post(`${url}/${id}/undo`, {});
    await setTimeout(200);
    await kill();
    await start();
    await reach(id, 'undone');
    await kill();
    expect(await countImported()).toBe(0);
    process.stdout.write(`${kind}: after the kill while applying, ${half} of ${rows} rows\n`);
  }, 600_000);
});

function list(known: string[]): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const email = known[index] ?? `importe${index}@liste.test`;
    const isFaulty = index >= rows - faults;
    return `KPODAR${index};Sitou;${isFaulty ? 'sans arobase' : email};Togo`;
  });
  return ['Nom;Prénoms;E-mail;Pays', ...lines].join('\n');
}
