import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { databaseUrl, onServer } from './server-database';

const rounds = 20;
const processes = 4;

test('four processes on one shared folder start together, twenty times, and serve their files meanwhile', async () => {
  test.skip(!process.env.TEST_DATABASE_URL, 'serveur PostgreSQL');
  test.setTimeout(30 * 60_000);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const status of await startTogether(`alumni_together_${process.pid}_${round}`))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  console.log(`${rounds} × ${processes} starts, answers by status:`, Object.fromEntries(statuses));
  expect([...statuses.keys()]).toEqual([200]);
});

/** @returns statuses of the files asked while the processes started */
async function startTogether(name: string): Promise<number[]> {
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const folder = mkdtempSync(join(tmpdir(), 'alumni-together-'));
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const started = ports.map((port) => start(port, name, folder));
  try {
    let isOver = false;
    const reading = readFiles(folder, ports, () => isOver);
    await Promise.all(started.map(({ isReady }) => isReady)).finally(() => (isOver = true));
    return await reading;
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true });
  }
}

/** Like one process of a production, on a folder that it shares. */
function start(port: number, name: string, folder: string) {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['api/dist/server.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      ...{ NODE_ENV: 'production', DEMO: '0', HOST: '127.0.0.1', PORT: String(port) },
      ...{ BASE_URL: url, DATA_DIR: folder, DATABASE_URL: databaseUrl(name) },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'reseau@alumni.test' },
      SESSION_SECRET: 'a secret for tests, long enough to be one',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const isReady = Promise.race([
    answers(`${url}/health`),
    ended.then(() => Promise.reject(new Error(`it did not start:\n${output}`))),
  ]);
  return { child, ended, isReady };
}

async function answers(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
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
