import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';

/** Workspaces that others install: those with `publishConfig`, and what their package.json says. */
export const packages = readJson('package.json')
  .workspaces.filter((folder) => !folder.includes('*'))
  .map((folder) => ({ folder, source: readJson(folder, 'package.json') }))
  .filter(({ source }) => source.publishConfig);

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}
