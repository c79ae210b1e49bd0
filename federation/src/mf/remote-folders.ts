import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteName } from '@alumni/shared-contract';
import { z } from 'zod';
import { Stop } from './outcome';

const Named = z.object({ name: RemoteName });

/** Folder or remote name, as the remote is called: `mf-directory` is mf_directory. */
export function remoteName(asked: string): string {
  const name = RemoteName.safeParse(asked.replace(/\/$/, '').replaceAll('-', '_'));
  if (name.success) return name.data;
  throw new Stop('usage', `« ${asked} » n'est pas le nom d'un remote, comme mf_directory.`);
}

/**
 * The folder of a remote in this clone.
 * @throws Stop when it is not here
 */
export function remoteFolder(workspaceDir: string, asked: string): string {
  const name = remoteName(asked);
  const folder = remoteFolders(workspaceDir).find((one) => nameIn(one) === name);
  if (folder) return folder;
  throw new Stop('usage', `Aucun dossier de ce dépôt n'est celui de ${name}.`);
}

/** Every folder with a remote.json. */
export function remoteFolders(workspaceDir: string): string[] {
  return readdirSync(workspaceDir)
    .map((name) => join(workspaceDir, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
}

/** A map that cannot be read goes by its folder: `mf check` says what is wrong with it. */
function nameIn(folder: string): string {
  const byFolder = remoteNameOf(folder);
  try {
    return Named.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))).name;
  } catch {
    return byFolder;
  }
}

const remoteNameOf = (folder: string) => folder.split(/[\\/]/).at(-1)?.replaceAll('-', '_') ?? '';
