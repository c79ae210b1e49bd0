import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The remotes of a workspace: its folders that hold a `remote.json`. The one place that finds them.
 * Plain JavaScript, since webpack, jest and the commands of the root read it without a compiler.
 * @param {string} workspaceDir
 * @returns {string[]} names of folders, sorted: `mf-directory`
 */
export function remoteFolders(workspaceDir) {
  return readdirSync(workspaceDir)
    .filter((name) => existsSync(join(workspaceDir, name, 'remote.json')))
    .sort();
}

/**
 * The name of the remote that a folder holds.
 * @param {string} folder `mf-directory`
 * @returns {string} `mf_directory`
 */
export function remoteNameOf(folder) {
  return folder.replaceAll('-', '_');
}
