/**
 * `npm run install-scripts`: packages that run a program when they are installed must be in the list
 * below. A new one is a decision: an install script runs with all rights of the person who installs.
 * `node scripts/install-scripts.mjs <lockfile>` checks another lockfile.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/** Name → what its script does. */
const allowed = {
  '@parcel/watcher': 'compiles itself where no prebuilt binary fits; nx brings it',
  '@swc/core': 'checks its binary, and fetches a fallback where none fits',
  'core-js': 'prints a message',
  'core-js-pure': 'prints a message',
  esbuild: 'checks its binary',
  nx: 'prepares its cache',
  'unrs-resolver': 'checks its binary',
};

const ours = ['.', 'bench/lighthouse', 'scripts/node-for-tests'].map((folder) =>
  join(folder, 'package-lock.json'),
);
const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : ours.map((file) => join(root, file));
const found = new Set(
  files
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages))
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
);
const added = [...found].filter((name) => !Object.hasOwn(allowed, name));
const gone = Object.keys(allowed).filter((name) => !found.has(name));
for (const name of added) {
  console.error(`✖ ${name} lance un programme à son installation, sans être dans la liste.`);
}
for (const name of gone) console.error(`✖ ${name} n'en lance plus : retirez-le de la liste.`);
if (added.length + gone.length > 0) {
  console.error('  → La liste est dans scripts/install-scripts.mjs.');
  process.exitCode = 1;
}
