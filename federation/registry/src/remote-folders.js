import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The remotes of a workspace: its folders that contain a `remote.json`. The only place that finds
 * them. Plain JavaScript, because webpack, jest and the root's commands read it without a compiler.
 * @param {string} workspaceDir
 * @returns {string[]} folder names, sorted: `mf-directory`
 */
export function remoteFolders(workspaceDir) {
  return readdirSync(workspaceDir)
    .filter((name) => existsSync(join(workspaceDir, name, 'remote.json')))
    .sort();
}

/**
 * The name of the remote in a folder.
 * @param {string} folder `mf-directory`
 * @returns {string} `mf_directory`
 */
export function remoteNameOf(folder) {
  return folder.replaceAll('-', '_');
}
