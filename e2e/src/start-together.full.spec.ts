import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { emptyDatabase, productionSettings, repository, startProduction } from './production';

const rounds = 20;
const processes = 4;

test('four processes on one shared folder start together, twenty times, and serve their files meanwhile', async () => {
  test.skip(!process.env.TEST_DATABASE_URL, 'serveur PostgreSQL');
  test.setTimeout(30 * 60_000);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const status of await startTogether(`together_${round}`))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  console.log(`${rounds} × ${processes} starts, answers by status:`, Object.fromEntries(statuses));
  expect([...statuses.keys()]).toEqual([200]);
});

/** @returns statuses of the files asked while the processes started */
async function startTogether(purpose: string): Promise<number[]> {
  const database = await emptyDatabase(purpose);
  const folder = mkdtempSync(join(tmpdir(), 'alumni-together-'));
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const started = ports.map((port) => {
    const settings = productionSettings(`http://127.0.0.1:${port}`, database.url, folder);
    return startProduction(repository, port, settings);
  });
  try {
    let isOver = false;
    const reading = readFiles(folder, ports, () => isOver);
    await Promise.all(started.map(({ isReady }) => isReady)).finally(() => (isOver = true));
    return await reading;
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    await database.drop();
    rmSync(folder, { recursive: true });
  }
}

/** Asks every process that listens for files that are published. */
async function readFiles(folder: string, ports: number[], isOver: () => boolean) {
  const statuses: number[] = [];
  while (!isOver()) {
    for (const file of filesIn(join(folder, 'published/assets')).slice(0, 20)) {
      for (const port of ports) {
        // No answer: it does not listen yet.
        const answer = await fetch(`http://127.0.0.1:${port}/assets/${file}`).catch(() => null);
        if (!answer) continue;
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return statuses;
}

/** Scripts that are complete: a draft has another ending. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  } catch {
    return [];
  }
}
