import { execFile, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { repository } from './production';
import { cloneRepository, copyBuilds } from './release-clone';
import { databaseUrl, onServer } from './server-database';

const run = promisify(execFile);
const name = `alumni_guide_${process.pid}`;

test('the commands of the guide install, back up, restore, upgrade and roll back, on a serveur PostgreSQL', async () => {
  test.skip(!process.env.TEST_DATABASE_URL, 'serveur PostgreSQL');
  test.setTimeout(20 * 60_000);
  const place = mkdtempSync(join(tmpdir(), 'alumni-guide-'));
  const clone = await cloneRepository();
  const at = (path: string) => join(place, path);
  try {
    for (const folder of ['etc/alumni', 'var/lib/alumni', 'var/backups/alumni', 'mnt/elsewhere'])
      mkdirSync(at(folder), { recursive: true });
    mkdirSync(at('opt/alumni/releases'), { recursive: true });
    copyBuilds(clone);
    symlinkSync(clone, at('opt/alumni/source'));

    const output = await inOneShell(placed(commands(), place, await freePort()), place);
    expect(output).toContain('/password/create/');
    expect(output.match(/"status":"ready"/g)).toHaveLength(2);
    expect(readdirSync(at('opt/alumni/releases'))).toEqual(['1']);
    const archives = readdirSync(at('var/backups/alumni'));
    expect(archives).toHaveLength(2);
    expect(readdirSync(at('mnt/elsewhere'))).toEqual(archives);

    await keepsOnly(place, archives);
  } finally {
    for (const database of [name, `${name}_trial`])
      await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await onServer(`DROP ROLE IF EXISTS ${name}`);
    rmSync(place, { recursive: true });
    rmSync(clone, { recursive: true });
  }
});

/** The blocks of the guide that are marked as run. */
function commands(): string {
  const guide = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(8);
  // What systemd does after a roll back: the version before starts again.
  const start = blocks.find((block) => block!.includes('npm run serve'));
  return [...blocks, start].join('\n');
}

/** The same commands in a folder, on the database server of the tests and on a free port. */
function placed(script: string, place: string, port: number): string {
  const server = new URL(databaseUrl(name));
  return script
    .replaceAll(/(?<![\w/.])\/(opt|etc|var|mnt)\//g, `${place}/$1/`)
    .replaceAll('runuser -u postgres -- ', '')
    .replaceAll(/^chown .*$/gm, '')
    .replaceAll('127.0.0.1:5432', server.host)
    .replaceAll('alumni_network', name)
    .replaceAll('3001', String(port));
}

/** @returns everything that the commands print */
async function inOneShell(script: string, place: string): Promise<string> {
  const { hostname, port, username, password } = new URL(databaseUrl(name));
  const child = spawn('bash', ['-euo', 'pipefail'], {
    cwd: place,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, to end the servers that the guide leaves running.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LANG: 'C.UTF-8',
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(script);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  endGroup(child.pid);
  expect(code, output).toBe(0);
  return output;
}

function endGroup(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGTERM');
  } catch (error) {
    // Nothing was left running.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A backup deletes the oldest archives, nothing else, and only after its copy succeeded. */
async function keepsOnly(place: string, before: string[]): Promise<void> {
  const folder = join(place, 'var/backups/alumni');
  const notes = 'notes of the operator.tar';
  writeFileSync(join(folder, notes), '');
  const settings = readFileSync(join(place, 'etc/alumni/alumni.env'), 'utf8');
  const backUp = (copy: string, keep: string) =>
    run(join(place, 'opt/alumni/current/deploy/backup.sh'), {
      env: {
        PATH: process.env.PATH,
        ...Object.fromEntries(
          [...settings.matchAll(/^(\w+)='?(.*?)'?$/gm)].map((line) => [line[1], line[2]]),
        ),
        NODE_ENV: 'production',
        DATA_DIR: join(place, 'var/lib/alumni'),
        BACKUP_DIR: folder,
        BACKUP_COPY: copy,
        BACKUP_KEEP: keep,
      },
    });
  await expect(backUp('false "$1"', '1')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([...before, notes]));
  await expect(backUp('true', 'all')).rejects.toThrow('BACKUP_KEEP');
  // In the second of the archive before, the new one would have its name, and is refused.
  await expect(() => backUp('test -s "$1"', '1')).toPass();
  const [archive = '', ...others] = readdirSync(folder).sort();
  expect(others).toEqual([notes]);
  expect(before).not.toContain(archive);
}
