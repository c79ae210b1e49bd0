import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';

test('pages are published by a command; a start that only checks writes nothing', async () => {
  test.setTimeout(5 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'alumni-published-'));
  const published = join(folder, 'published');
  const checkOnly = { PUBLISH_AT_START: '0' };
  try {
    const refused = await run('server', folder, checkOnly);
    expect(refused.output).toContain('npm run publish:pages');
    expect(refused.code).toBe(1);

    const done = await run('publish-command', folder);
    expect(done.output).toMatch(/✔ shell \d.*\n✔ mf_/);
    expect(done.code).toBe(0);

    const before = timesOf(published);
    expect(before.size).toBeGreaterThan(100);
    expect(await serveOnce(folder, checkOnly)).toBe(200);
    expect(timesOf(published)).toEqual(before);
    // A start that publishes compares only, and so does the command.
    expect(await serveOnce(folder, {})).toBe(200);
    expect((await run('publish-command', folder)).code).toBe(0);
    expect(timesOf(published)).toEqual(before);

    const lost = [...before.keys()].find((name) => /^assets\/main\..*\.js$/.test(name)) ?? '';
    rmSync(join(published, lost));
    const damaged = await run('server', folder, checkOnly);
    expect(damaged.output).toContain(lost.slice('assets/'.length));
    expect(damaged.code).toBe(1);
    expect((await run('publish-command', folder)).code).toBe(0);
    expect(await serveOnce(folder, checkOnly)).toBe(200);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

type Settings = Record<string, string>;

function start(program: string, folder: string, more: Settings = {}) {
  const child = spawn(process.execPath, [`api/dist/${program}.mjs`], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      BASE_URL: 'http://127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'reseau@alumni.test',
      ...more,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  return { child, ended, output: () => output };
}

async function run(program: string, folder: string, more: Settings = {}) {
  const { ended, output } = start(program, folder, { PORT: String(await freePort()), ...more });
  const [code] = await ended;
  return { code, output: output() };
}

/** @returns status of the home page of a server that is started and ended */
async function serveOnce(folder: string, more: Settings): Promise<number> {
  const port = await freePort();
  const server = start('server', folder, { PORT: String(port), ...more });
  try {
    while (!server.output().includes('Prêt')) {
      if (server.child.exitCode !== null) throw new Error(server.output());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (await fetch(`http://127.0.0.1:${port}/`)).status;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** Files by name, with the time of their last change. */
function timesOf(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(names.sort().map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}
