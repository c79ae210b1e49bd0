import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readJson } from '../preset/installed.mjs';

/**
 * Packages whose files differ from those of a release that bear the same version: a registry keeps
 * the first content of a version, so teams would never get the change. Tests, documents and records
 * do not count.
 * @param {string} root folder of the repository
 * @param {string} since the commit of the last release
 * @param {string[]} folders of packages, relative to the root
 * @returns {{ folder: string, version: string, files: string[] }[] | null} null without that commit,
 *   as in a shallow clone
 */
export function unraised(root, since, folders) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    git('cat-file', '-e', `${since}^{commit}`);
  } catch {
    return null;
  }
  return folders.flatMap((folder) => {
    const files = git('diff', '--name-only', since, '--', folder)
      .split('\n')
      .filter((file) => file !== '' && isPacked(file));
    const { version } = readJson(join(root, folder, 'package.json'));
    return files.length > 0 && versionAt(folder) === version ? [{ folder, version, files }] : [];
  });

  /** Undefined for a package that is younger than the release. */
  function versionAt(folder) {
    try {
      return JSON.parse(git('show', `${since}:${folder}/package.json`)).version;
    } catch {
      return undefined;
    }
  }
}

const isPacked = (file) =>
  !/\.test\.tsx?$|\.md$|\/(?:surface|tsconfig|jest\.config)\.\w+$/.test(file);
