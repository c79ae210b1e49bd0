import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cloneRepository } from './release-clone';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const place = join(root, '.cache', 'releases');
/** Its builds are whole. */
const mark = '.built';

/**
 * Releases of the whole repository, each checked out and built once, and kept for the next run; others
 * that were kept are deleted.
 * @param commits their full hashes
 * @returns folder of each, by commit
 * @throws when the history lacks one, or it does not build with the present packages of npm
 */
export async function keepReleases(commits: readonly string[]): Promise<Map<string, string>> {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place))
    if (!commits.includes(name)) rmSync(join(place, name), { recursive: true });
  const kept = new Map<string, string>();
  for (const commit of commits) kept.set(commit, await keep(commit));
  return kept;
}

async function keep(commit: string): Promise<string> {
  const folder = join(place, commit);
  if (existsSync(join(folder, mark))) return folder;
  const clone = await cloneRepository();
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  const env = { ...process.env, NX_DAEMON: 'false' };
  // Not their own `npm run build`: older releases need a program for it that is no longer installed.
  const build = ['nx', 'run-many', '--targets', 'build', '--parallel', '100%'];
  await run('npx', build, { cwd: clone, env, maxBuffer: 64 * 1024 ** 2 });
  writeFileSync(join(clone, mark), '');
  rmSync(folder, { recursive: true, force: true });
  renameSync(clone, folder);
  return folder;
}

/** The present commit of the repository. */
export async function presentCommit(): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return stdout.trim();
}
