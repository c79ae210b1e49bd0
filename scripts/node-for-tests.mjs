import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { installWhenNeeded, root } from './lib.mjs';

/** The line of Node in production's image (`deploy/Dockerfile`), and in `scripts/node-for-tests/package.json`. */
const PRODUCTION = 24;

/**
 * The Node of the tests: production's, which is installed where this command runs on an older one.
 * With `TEST_NODE=own`, or where it cannot be had, the Node of this command.
 * @returns `flags`: options of V8 for jest; `env`: with it, programs that this command starts find
 *   the Node of the tests as `node`, and the one of this command in `OWN_NODE`.
 */
export async function nodeForTests() {
  const other = process.env.TEST_NODE === 'own' ? null : await production();
  const program = other ?? process.execPath;
  return {
    flags: [...flags, ...optimizeLate(majorOf(program))],
    env: {
      PATH: `${dirname(program)}${delimiter}${process.env.PATH}`,
      OWN_NODE: process.execPath,
    },
  };
}

async function production() {
  if (majorOf(process.execPath) >= PRODUCTION) return process.execPath;
  const { platform, arch } = process;
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch)) return null;
  const folder = 'scripts/node-for-tests';
  await installWhenNeeded(folder);
  const program = join(root, folder, 'node_modules', `node-${platform}-${arch}`, 'bin/node');
  // A Linux without glibc cannot run it.
  return majorOf(program) === PRODUCTION ? program : null;
}

const flags = [
  // Databases live for seconds here: optimising their WebAssembly takes longer than it saves.
  '--liftoff-only',
  // A test file makes much that is soon garbage: with room for it, a twentieth of the time is saved.
  '--max-semi-space-size=64',
];

/**
 * Much code runs a few times only: optimising it later saves a tenth of the screens' tests. V8
 * renamed the option.
 */
function optimizeLate(major) {
  if (major < 22) return ['--interrupt-budget=500000'];
  return ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=20000'];
}

/** @returns the major version of a Node; NaN if the program does not run. */
function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
}
