/** Common parts of the root's commands: stop with a message, install, build, child processes. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteFolders } from '../federation/registry/src/remote-folders.js';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const gibibyte = 1024 ** 3;

/**
 * Prints what is wrong and what to do, then ends the command.
 * @returns {never}
 */
export function stop(problem, remedy) {
  console.error(`\n✖ ${problem}\n  → ${remedy}`);
  process.exit(1);
}

/** Runs one long step behind a progress line; prints its output only when it fails. */
export async function step(label, work) {
  const started = Date.now();
  process.stdout.write(`▸ ${label}…`);
  const note = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1).replace('.', ',');
  process.stdout.write(`\r✔ ${label}${note ? ` (${note})` : ''} — ${seconds} s\n`);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} est trop ancien : il faut Node 20.19 ou plus récent.`,
    'Installez une version récente (https://nodejs.org), puis relancez la commande.',
  );
}

export function requireDisk(gibibytes) {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / gibibyte;
  if (free >= gibibytes) return;
  stop(
    `Le disque est presque plein : ${free.toFixed(1)} Gio libres, il en faut ${gibibytes}.`,
    'Libérez de la place, puis relancez la commande.',
  );
}

/** Stops before the build when another program listens on the port. */
export async function requirePort(port, other = `PORT=${Number(port) + 1} npm start`) {
  if (!(port >= 0 && port <= 65_535)) {
    stop(`PORT n'est pas un port : « ${process.env.PORT} ».`, 'Donnez un nombre de 1 à 65535.');
  }
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (free) return;
  stop(
    `Le port ${port} est déjà pris par un autre programme.`,
    `Arrêtez ce programme, ou choisissez un autre port : ${other}`,
  );
}

/** A port on loopback that no program listens on. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Runs npm ci when the external packages of a lockfile have changed since the last install.
 * @param {string} folder Its path from the root.
 */
export async function installWhenNeeded(folder = '.') {
  const stamp = join(root, folder, 'node_modules', '.installed-lockfile');
  const wanted = createHash('sha256')
    .update(JSON.stringify(fetchedPackages(folder)))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  requireDisk(2);
  await step(`Installation des dépendances${folder === '.' ? '' : ` de ${folder}`}`, () => {
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
    writeFileSync(stamp, wanted);
  });
}

/** Without the packages of this repository: adding or removing a remote needs no install. */
function fetchedPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
}

/** Builds what changed: the cache of nx restores the other packages. */
export async function buildWhatChanged() {
  await step(`Construction de l’API, du shell et de ${remoteFolders(root).length} modules`, () => {
    const output = run('npm', ['run', 'build'], { NX_DAEMON: 'false' });
    const cached = /(\d+) out of (\d+) tasks/.exec(output);
    return cached ? `${cached[1]} sur ${cached[2]} repris du cache` : '';
  });
}

export const serverProgram = 'api/dist/server.mjs';

/**
 * Little memory: a small young generation, and a heap that is collected when it has grown by 30 %.
 * Without the latter V8 lets it grow several times over under load.
 */
const serverFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
];

/**
 * Runs the built server. Two pools of malloc, which otherwise keeps one for each thread. Blocks of
 * 128 KiB and more stay outside of them: glibc raises that limit to 32 MiB by itself, and keeps what
 * it frees below it.
 * @returns its exit code
 */
export const attachServer = () =>
  attach(process.execPath, [...serverFlags, serverProgram], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...process.env,
  });

/** Runs a program and returns its output; when it fails, prints the output and stops. */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`;
  if (result.status === 0) return output;
  console.error(`\n${output}`);
  const full = /ENOSPC/.test(output);
  stop(
    full ? 'Le disque est plein.' : `La commande « ${program} ${args.join(' ')} » a échoué.`,
    full ? 'Libérez de la place, puis relancez.' : 'Le détail est au-dessus.',
  );
}

/** Runs a program attached to the terminal; resolves with its exit code. */
export function attach(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.on('exit', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
