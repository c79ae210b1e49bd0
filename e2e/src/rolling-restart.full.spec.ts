import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/db/open-database';
import { buildAlumnus } from '../../api/testing/factories';
import { hasNginx } from './nginx';
import { signInAll, type Member } from './network/members';
import { startNetwork, type Network } from './network/network';
import { emptyDatabase, productionSettings } from './production';

test.describe('deploy/rolling-restart.sh (serveur nginx, serveur PostgreSQL)', () => {
  test.skip(!process.env.TEST_DATABASE_URL || !hasNginx(), 'serveur nginx, serveur PostgreSQL');
  test.describe.configure({ retries: 0 });

  for (const count of [2, 4]) {
    test(`restarts ${count} processes under reads and writes: none fails, none is lost`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alumni-rolling-'));
      const base = await emptyDatabase(`rolling${count}`);
      const network = await startNetwork(count, {
        ...productionSettings('https://alumni.example', base.url, join(folder, 'data')),
        DATABASE_POOL: '4',
      });
      const database = await openDatabase({ DATABASE_URL: base.url, DATA_DIR: folder });
      try {
        const people = await Promise.all([1, 2, 3].map(() => buildAlumnus(database.db)));
        const members = await signInAll(network.get, people);
        const statuses = new Map<number, number>();
        const onAnswer = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
        let isOver = false;
        const writing = members.map((member) =>
          keepWriting(network.get, member, () => isOver, onAnswer),
        );
        const reading = ['/', '/api/diplomes', '/api/guest/actualities'].map(async (path) => {
          while (!isOver) onAnswer((await network.get(path)).status);
        });
        const before = network.pids();
        await network.rollingRestart().finally(() => (isOver = true));
        const acknowledged = await Promise.all(writing);
        await Promise.all(reading);

        console.log(`${count} processes restarted, answers:`, Object.fromEntries(statuses));
        expect([...statuses.keys()]).toEqual([200]);
        const after = network.pids();
        expect(after.filter((pid) => before.includes(pid))).toEqual([]);
        const { rows } = await database.pool.query<{ id: number; biographie: string }>(
          'SELECT id, biographie FROM people WHERE biographie IS NOT NULL',
        );
        const held = new Map(rows.map(({ id, biographie }) => [id, Number(biographie)]));
        for (const [index, number] of acknowledged.entries()) {
          expect(number).toBeGreaterThan(0);
          expect(held.get(members[index]!.id)).toBeGreaterThanOrEqual(number);
        }
      } finally {
        await network.stop();
        await database.close();
        await base.drop();
        rmSync(folder, { recursive: true });
      }
    });
  }
});

/**
 * Changes the own biography again and again, each time to a higher number.
 * @returns the last number that the server acknowledged
 */
async function keepWriting(
  send: Network['get'],
  { headers }: Member,
  isOver: () => boolean,
  onAnswer: (status: number) => void,
): Promise<number> {
  let acknowledged = 0;
  for (let number = 1; !isOver(); number += 1) {
    const body = JSON.stringify({ biographie: String(number) });
    const { status } = await send('/api/v2/users/me/profile', { method: 'PATCH', headers, body });
    if (status === 200) acknowledged = number;
    onAnswer(status);
  }
  return acknowledged;
}
