import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { emptyDatabase, productionSettings, repository, startProduction } from './production';

const run = promisify(execFile);
const mebibyte = 1024 ** 2;
const mostInstalled = 230;
const mostMemory = 300;

/** Packages that build or test the product. */
const notInProduction = [
  'webpack',
  'react',
  'antd',
  'esbuild',
  'tsx',
  'typescript',
  'jest',
  'axios',
];

/** Pages that a guest opens. */
const pages = [
  '/',
  '/actualities',
  '/login',
  '/register',
  '/contact',
  '/terms',
  '/nos_opportunites',
];

test('the folder of the image serves the product on a serveur PostgreSQL, within its limits of size and memory', async () => {
  test.skip(!process.env.TEST_DATABASE_URL, 'serveur PostgreSQL');
  test.setTimeout(15 * 60_000);
  const place = mkdtempSync(join(tmpdir(), 'alumni-image-'));
  const folder = join(place, 'app');
  const database = await emptyDatabase('image');
  const port = await freePort();
  let server: ReturnType<typeof startProduction> | undefined;
  try {
    await run(join(repository, 'deploy/image.sh'), ['assemble', folder]);
    const packages = join(folder, 'node_modules');
    expect(notInProduction.filter((name) => existsSync(join(packages, name)))).toEqual([]);
    const installed = await sizeOf(folder);

    const settings = productionSettings(
      `http://127.0.0.1:${port}`,
      database.url,
      join(place, 'data'),
    );
    const health = () =>
      run(process.execPath, ['deploy/healthcheck.mjs'], { cwd: folder, env: { PORT: `${port}` } });
    await expect(health()).rejects.toThrow();
    server = startProduction(folder, port, settings);
    await server.isReady;
    await health();

    for (let visit = 0; visit < 100; visit += 1) {
      const answer = await fetch(server.url + pages[visit % pages.length]);
      expect(answer.status).toBe(200);
      await answer.text();
    }
    const memory = memoryOf(server.child.pid);
    console.log(`image: ${installed} MiB installed, ${memory} MiB of memory after 100 pages`);
    expect(installed).toBeLessThan(mostInstalled);
    expect(memory).toBeLessThan(mostMemory);
  } finally {
    server?.child.kill('SIGTERM');
    await server?.ended;
    await database.drop();
    rmSync(place, { recursive: true });
  }
});

/** On the disk, in MiB. */
async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder]);
  return Math.round(Number.parseInt(stdout, 10) / 1024);
}

/** Resident memory of a process, in MiB. */
function memoryOf(pid = 0): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round((Number(line?.[1]) * 1024) / mebibyte);
}
