#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { runMf } = await tsImport('./run-mf.ts', import.meta.url);
const { remoteFolders } = await tsImport('./workspace-remotes.ts', import.meta.url);
const repository = join(import.meta.dirname, '../../..');
const contract = JSON.parse(
  readFileSync(join(repository, 'shared-contract/package.json'), 'utf8'),
).version;
// Works from the root, from the folder of a remote, or from anywhere.
const places = [process.cwd(), dirname(process.cwd()), repository];

process.exitCode = await runMf(process.argv.slice(2), {
  workspaceDir: places.find((place) => remoteFolders(place).length > 0) ?? repository,
  contract,
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
