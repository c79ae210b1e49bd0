import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { required } from './test-databases';

const apiDir = join(__dirname, '..');
/** Environment variable with the folder of the compiled programs. */
const folderVariable = 'ALUMNI_TEST_PROGRAMS';

/**
 * Compiles once the programs that tests start: as in production, they need no TypeScript. The folder
 * is inside this package, where they find their packages of npm.
 */
export async function compilePrograms(): Promise<void> {
  const cache = join(apiDir, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  process.env[folderVariable] = folder;
  const compiler = join(apiDir, 'build.mjs');
  await promisify(execFile)(process.execPath, [compiler, '--with-tests', folder]);
}

export function removePrograms(): void {
  rmSync(required(folderVariable), { recursive: true, force: true });
}

/**
 * @param source path of a program that `build.mjs` names, such as `testing/serve-api.ts`
 * @returns the compiled file
 */
export function compiledProgram(source: string): string {
  return join(required(folderVariable), `${basename(source, '.ts')}.mjs`);
}
