import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders } from '@alumni/federation-registry/remotes';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
/** On the repository's disk: node_modules is linked, not copied. */
const place = join(root, '.cache');

/** A clone as a team has it: committed files, no builds. */
export async function cloneRepository(): Promise<string> {
  mkdirSync(place, { recursive: true });
  const clone = mkdtempSync(join(place, 'clone-'));
  await run('git', ['clone', '--quiet', '--local', root, clone]);
  const nested = readdirSync(join(clone, 'federation')).map((name) => join('federation', name));
  for (const folder of ['.', ...readdirSync(clone), ...nested]) await linkModules(folder, clone);
  return clone;
}

/** Workspace links are relative: in the clone they lead to its own packages. */
async function linkModules(folder: string, clone: string): Promise<void> {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(clone, folder, 'node_modules');
  mkdirSync(to);
  const names = readdirSync(from).filter((name) => name !== '.cache');
  if (names.length === 0) return;
  const paths = names.map((name) => join(from, name));
  await run('cp', ['-al', ...paths, to]).catch(() => {
    for (const name of names) {
      const options = { recursive: true, verbatimSymlinks: true };
      cpSync(join(from, name), join(to, name), options);
    }
  });
}

/** Gives the clone what the repository has built: the API, the shell and its remotes. */
export function copyBuilds(clone: string): void {
  for (const folder of ['api', 'shell', ...remoteFolders(clone)]) {
    const dist = join(root, folder, 'dist');
    if (existsSync(dist)) cpSync(dist, join(clone, folder, 'dist'), { recursive: true });
  }
}

/** Builds one remote in its folder, as its team does. */
export async function buildRemote(clone: string, folder: string): Promise<void> {
  await run('npm', ['run', 'build'], { cwd: join(clone, folder) });
}

/** Packages of the clone with a build. */
export function builtIn(clone: string): string[] {
  return readdirSync(clone).filter((folder) => existsSync(join(clone, folder, 'dist')));
}

/** SHA-256 of every file under these folders, by path. */
export function hashesIn(folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/**
 * Runs `mf` in the clone.
 * @returns exit code and output
 */
export async function mf(
  clone: string,
  environment: { MF_URL: string; DATA_DIR: string },
  ...args: string[]
): Promise<MfAnswer> {
  const program = join(clone, 'federation/mf/src/mf.mjs');
  const ended = await run(process.execPath, [program, ...args, '--json'], {
    cwd: clone,
    env: { PATH: process.env.PATH, ...environment },
  }).catch((error: { stdout: string; stderr: string }) => error);
  if (!ended.stdout) throw new Error(ended.stderr);
  return JSON.parse(ended.stdout) as MfAnswer;
}

export interface MfAnswer {
  code: number;
  message: string;
  revision: number;
  version: string;
  /** Of `mf publish --channel` and `mf preview`. */
  link: string;
  remotes: { name: string; version: string; canary: { version: string } | null }[];
  journal: {
    at: string;
    action: string;
    remote: string;
    revision: number;
    by: string;
    reason: string | null;
  }[];
}
