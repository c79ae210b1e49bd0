import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runMf } from './run-mf';
import { remoteFolders } from './workspace-remotes';

const repository = join(import.meta.dirname, '../../..');

/**
 * Runs `mf` from a terminal: from the root, from the folder of a remote, or from anywhere.
 * @param args command line without `node` and the program
 * @returns exit code
 * @public imported by `mf.mjs` through tsx
 */
export function runFromTerminal(args: string[]): Promise<number> {
  const places = [process.cwd(), dirname(process.cwd()), repository];
  return runMf(args, {
    workspaceDir: places.find((place) => remoteFolders(place).length > 0) ?? repository,
    contract: contractVersion(),
    environment: process.env,
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  });
}

function contractVersion(): string {
  const file = readFileSync(join(repository, 'shared-contract/package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}
