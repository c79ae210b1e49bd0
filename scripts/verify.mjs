/**
 * `npm run verify`: format, lint, boundaries, unused code, types, the packages that others install and
 * install scripts, two at a time: those that write declarations one after the other, beside the rest. Each
 * prints its output when it ends; all of them run, even when one fails.
 */
import { spawn } from 'node:child_process';
import { root } from './lib.mjs';

const lanes = [
  ['types', 'surface', 'versions', 'release:packages'],
  ['lint', 'format', 'boundaries', 'unused', 'install-scripts'],
];
const results = await Promise.all(lanes.map(runInTurn));
process.exitCode = results.flat().every(Boolean) ? 0 : 1;

async function runInTurn(checks) {
  const passed = [];
  for (const check of checks) passed.push(await passes(check));
  return passed;
}

function passes(check) {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', check], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1).replace('.', ',');
      console.log(`${code === 0 ? '✔' : '✖'} ${check} — ${seconds} s`);
      if (code !== 0) console.error(output);
      resolve(code === 0);
    });
  });
}
