/**
 * `npm run update:example`: makes `examples/remote-elsewhere` again, after a change of a template or
 * a new version of a package. Its lockfile keeps the versions of all other packages.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, stop } from './lib.mjs';

const example = join(root, 'examples/remote-elsewhere');
const place = mkdtempSync(join(tmpdir(), 'alumni-example-'));
const made = join(place, 'mf-events');
const lock = 'package-lock.json';

const names = ['--title', 'Événements', '--owner', 'Équipe événements'];
npm(place, 'exec', '--yes', '--', '@alumni/mf', 'create', 'mf-events', ...names);
// Without our packages npm takes their present versions.
rewriteLock(join(example, lock), join(made, lock), () => undefined);
npm(made, 'install', '--package-lock-only', '--ignore-scripts');
// Between two releases of our packages their content changes, and so would their hashes.
rewriteLock(join(made, lock), join(made, lock), ({ integrity: _, ...locked }) => locked);
rmSync(example, { recursive: true });
cpSync(made, example, { recursive: true });
rmSync(place, { recursive: true });

function rewriteLock(from, to, change) {
  const { packages, ...rest } = JSON.parse(readFileSync(from, 'utf8'));
  const entries = Object.entries(packages).map(([path, locked]) => [
    path,
    /^node_modules\/@alumni\/[^/]+$/.test(path) ? change(locked) : locked,
  ]);
  const text = JSON.stringify({ ...rest, packages: Object.fromEntries(entries) }, null, 2);
  writeFileSync(to, `${text}\n`);
}

function npm(cwd, ...args) {
  const env = { ...process.env, npm_config_omit_lockfile_registry_resolved: 'true' };
  const { status } = spawnSync('npm', args, {
    cwd,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`npm ${args.join(' ')} a échoué.`, 'Le détail est au-dessus.');
}
