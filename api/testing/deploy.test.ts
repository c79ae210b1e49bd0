import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimitBytes } from '@alumni/shared-contract';
import { releaseBounds } from '../src/composition/releases/receive-tar';
import { formBounds } from '../src/http/bounds';
import { Env } from '../src/platform/config/env';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const group = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? '';
const unit = read('deploy/systemd/alumni-api@.service');

test('npm run serve, the image and the unit start the server with one command', () => {
  const flags = group(/serverFlags = \[([^\]]*?),?\s*\];/, read('scripts/lib.mjs'));
  const command = ['node', ...(JSON.parse(`[${flags.replaceAll("'", '"')}]`) as string[])];
  expect(command).toHaveLength(4);
  const line = [...command, 'api/dist/server.mjs'];
  expect(JSON.parse(group(/^CMD (.*)$/m, read('deploy/Dockerfile')))).toEqual(line);
  expect(group(/^ExecStart=\/usr\/bin\/(.*)$/m, unit)).toBe(line.join(' '));
});

test('they limit what malloc keeps in one way', () => {
  const settings = (file: string) =>
    [...read(file).matchAll(/(MALLOC_\w+)[=:] ?'?(\d+)/g)].map(([, ...setting]) => setting);
  expect(settings('scripts/lib.mjs')).toHaveLength(2);
  expect(settings('deploy/Dockerfile')).toEqual(settings('scripts/lib.mjs'));
  expect(settings('deploy/systemd/alumni-api@.service')).toEqual(settings('scripts/lib.mjs'));
});

test('nginx lets pass what the API accepts', () => {
  const nginx = read('deploy/nginx/alumni.conf');
  const [form = 0, release = 0] = [...nginx.matchAll(/client_max_body_size\s+(\d+)m;/g)].map(
    ([, size]) => Number(size) * 1024 ** 2,
  );
  expect(form).toBeGreaterThan(uploadLimitBytes + formBounds.fields * formBounds.fieldSize);
  expect(release).toBeGreaterThan(releaseBounds.bytes);
});

test('a supervisor waits longer than the server takes to stop', () => {
  const { SHUTDOWN_GRACE, SHUTDOWN_DELAY } = Env.parse({});
  const stopping = SHUTDOWN_GRACE + SHUTDOWN_DELAY;
  expect(Number(group(/^TimeoutStopSec=(\d+)$/m, unit))).toBeGreaterThan(stopping);
  const compose = read('deploy/compose.yaml');
  expect(Number(group(/stop_grace_period: (\d+)s/, compose))).toBeGreaterThan(stopping);
});

test('a new package that runs a program when it is installed is refused', () => {
  const lockfile = join(mkdtempSync(join(tmpdir(), 'lockfile-')), 'package-lock.json');
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: object };
  const check = (more: object) => {
    writeFileSync(lockfile, JSON.stringify({ packages: { ...packages, ...more } }));
    return spawnSync(process.execPath, ['scripts/install-scripts.mjs', lockfile], {
      cwd: root,
      encoding: 'utf8',
    });
  };
  expect(check({}).status).toBe(0);
  const planted = check({ 'node_modules/a/node_modules/planted': { hasInstallScript: true } });
  expect([planted.status, planted.stderr]).toEqual([1, expect.stringContaining('✖ planted ')]);
});
