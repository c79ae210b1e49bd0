import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastReleases } from './last-releases';

const lastRelease = lastReleases[0];
const root = join(__dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });

/** The API of the last release, checked out and compiled with the present packages of npm. */
export interface LastRelease {
  /** Its server without pages, as `startProcess` takes it. */
  program: string;
  remove(): void;
}

/** @throws when the repository's history does not contain that commit */
export function buildLastRelease(): LastRelease {
  requireHistory();
  const tree = mkdtempSync(join(tmpdir(), 'alumni-last-release-'));
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', tree, lastRelease);
  try {
    linkPackages(tree);
    const programs = join(tree, 'api/.cache/programs');
    execFileSync(process.execPath, [join(tree, 'api/build.mjs'), '--with-tests', programs], {
      stdio: 'pipe',
    });
    return { program: join(programs, 'api-process.mjs'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function requireHistory(): void {
  try {
    git('cat-file', '-e', `${lastRelease}^{commit}`);
  } catch {
    throw new Error(
      `The history of this clone does not contain the last release, ${lastRelease}. Fetch it: git fetch --unshallow`,
    );
  }
}

/** Links the packages of npm; those of the repository are the ones of the last release. */
function linkPackages(tree: string): void {
  const ours = readdirSync(join(root, 'node_modules/@alumni'));
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(to, '@alumni'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@alumni') symlinkSync(join(from, name), join(to, name));
  const { packages } = packageLock();
  for (const name of ours) {
    const folder = packages[`node_modules/@alumni/${name}`]?.resolved ?? '';
    if (existsSync(join(tree, folder))) symlinkSync(join(tree, folder), join(to, '@alumni', name));
    const nested = join(root, folder, 'node_modules');
    if (existsSync(nested) && existsSync(join(tree, folder)))
      symlinkSync(nested, join(tree, folder, 'node_modules'));
  }
}

function packageLock(): { packages: Record<string, { resolved?: string }> } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}
