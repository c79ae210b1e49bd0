/**
 * A real registry of packages for the tests: Verdaccio on loopback, with the packages that `npm run
 * release:packages` makes; all others come through it from npm's own. It is in a temporary folder
 * that goes with it.
 *
 * `node scripts/registry-for-tests.mjs` prints NPM_CONFIG_USERCONFIG, and stays until Ctrl+C. `node
 * scripts/registry-for-tests.mjs npx @alumni/mf help` runs a command with it, then stops.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attach, freePort, root, run, step, stop } from './lib.mjs';

/** The last version for Node 20. node-fetch is asked for by a tag that not every registry has. */
const program = { dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };
const home = join(root, '.cache/verdaccio');
const tarballs = join(root, 'dist/packages');
const startMs = 60_000;

const [command, ...args] = process.argv.slice(2);
const registry = await startRegistry();
if (command) {
  process.exitCode = await attach(command, args, registry.env);
} else {
  console.log(`NPM_CONFIG_USERCONFIG=${registry.env.NPM_CONFIG_USERCONFIG}`);
  await new Promise((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((name) => process.on(name, resolve)),
  );
}
registry.stop();

async function startRegistry() {
  await step('Verdaccio', installProgram);
  await step('Paquets', () => void run('npm', ['run', '--silent', 'release:packages']));
  const folder = mkdtempSync(join(tmpdir(), 'alumni-registry-'));
  const port = await freePort();
  const address = `//127.0.0.1:${port}/`;
  writeFileSync(join(folder, 'config.yaml'), settings());
  // npm publishes with a token only; this registry accepts any.
  const config = join(folder, 'npmrc');
  writeFileSync(config, `registry=http:${address}\n${address}:_authToken=anyone\n`);
  const env = { NPM_CONFIG_USERCONFIG: config };
  const server = spawn(
    process.execPath,
    [
      join(home, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      join(folder, 'config.yaml'),
      '--listen',
      `127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'] },
  );
  const end = () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);
  await answering(port, () => `${readFileSync(join(folder, 'log'), 'utf8')}`, server);
  await step('Publication', () => {
    for (const name of readdirSync(tarballs)) run('npm', ['publish', join(tarballs, name)], env);
  });
  return { env, stop: end };
}

function installProgram() {
  const wanted = JSON.stringify({ private: true, ...program });
  const file = join(home, 'package.json');
  const isThere = existsSync(join(home, 'node_modules/verdaccio'));
  if (isThere && readFileSync(file, 'utf8') === wanted) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(file, wanted);
  run('npm', ['install', '--prefix', home, '--no-package-lock']);
}

/** Nobody signs in: it listens on loopback, for one test. */
function settings() {
  const upstream = run('npm', ['config', 'get', 'registry']).trim();
  const lines = [
    'storage: ./storage',
    'uplinks:',
    '  npm:',
    `    url: ${upstream}`,
    'packages:',
    "  '@alumni/*':",
    '    access: $all',
    '    publish: $all',
    "  '**':",
    '    access: $all',
    '    proxy: npm',
    'log: { type: stdout, format: pretty, level: warn }',
  ];
  return `${lines.join('\n')}\n`;
}

async function answering(port, log, server) {
  for (const end = Date.now() + startMs; Date.now() < end;) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/-/ping`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop(`Verdaccio ne répond pas.\n${log()}`, 'node scripts/registry-for-tests.mjs');
}
