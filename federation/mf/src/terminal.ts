import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runMf } from './run-mf';
import { remoteFolders } from './workspace-remotes';

const repository = join(import.meta.dirname, '../../..');

// `mf status | head`: the reader has seen enough, and the command goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runFromTerminal(process.argv.slice(2));

/**
 * Runs `mf` from a terminal: from the folder that holds remotes, from that of a remote, or, in this
 * repository, from anywhere.
 * @param args command line without `node` and the program
 * @returns exit code
 */
function runFromTerminal(args: string[]): Promise<number> {
  const here = process.cwd();
  const isRemote = existsSync(join(here, 'remote.json'));
  const places = [here, ...(isRemote ? [dirname(here)] : []), repository];
  return runMf(args, {
    workspaceDir: places.find((place) => remoteFolders(place).length > 0) ?? here,
    contract: contractVersion(),
    environment: process.env,
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  });
}

function contractVersion(): string {
  const file = createRequire(import.meta.url).resolve('@alumni/shared-contract/package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
