/**
 * `node api-client/scripts/generate.mjs <document>`: the types of every call, from a file or an
 * address (`http://localhost:3000/api/openapi.json`), then a strict check of what uses them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const [document] = process.argv.slice(2);
if (!document) {
  console.error('Usage: generate.mjs <openapi.json: a file or an address>');
  process.exit(2);
}

mkdirSync(join(here, '.generated'), { recursive: true });
run('openapi-typescript/bin/cli.js', [document, '-o', '.generated/api.ts']);
run('typescript/bin/tsc', ['-p', '.']);

function run(tool, args) {
  const file = join(here, 'node_modules', tool);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
