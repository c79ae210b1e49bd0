import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RemoteName } from '@alumni/shared-contract';
import { z } from 'zod';
import { remoteFolders as foldersOf, remoteNameOf } from '@alumni/federation-registry/remotes';
import { EarlyExit } from './outcome';

const Named = z.object({ name: RemoteName });

/** Accepts a folder or a remote name: `mf-directory` is mf_directory. */
export function remoteName(asked: string): string {
  const name = RemoteName.safeParse(asked.replace(/\/$/, '').replaceAll('-', '_'));
  if (name.success) return name.data;
  throw new EarlyExit('usage', `« ${asked} » n'est pas le nom d'un remote, comme mf_directory.`);
}

/**
 * The folder of a remote in this clone.
 * @throws EarlyExit when it does not exist
 */
export function remoteFolder(workspaceDir: string, asked: string): string {
  const name = remoteName(asked);
  const folder = remoteFolders(workspaceDir).find((one) => nameIn(one) === name);
  if (folder) return folder;
  throw new EarlyExit('usage', `Aucun dossier de ce dépôt n'est celui de ${name}.`);
}

/** Paths of the folders of the remotes. */
export function remoteFolders(workspaceDir: string): string[] {
  return foldersOf(workspaceDir).map((name) => join(workspaceDir, name));
}

/** A remote with an unreadable map is named by its folder: `mf check` reports what is wrong. */
function nameIn(folder: string): string {
  const byFolder = remoteNameOf(basename(folder));
  try {
    return Named.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))).name;
  } catch {
    return byFolder;
  }
}
