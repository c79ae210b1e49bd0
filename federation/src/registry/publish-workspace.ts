import { join } from 'node:path';
import { assembleRegistry, type Assembled } from './assemble';
import { filePointerStore, type PointerStore } from './pointers';
import { publishRemote } from './publish';
import { publishShell, type ShellRelease } from './shell-release';

export interface PublishWorkspaceOptions {
  /** Root of the repository: its front packages are built. */
  workspaceDir: string;
  publishedDir: string;
  /** Folders of the remotes to publish. */
  remotes?: string[];
  pointers?: PointerStore;
}

export interface Published extends Assembled {
  shell: ShellRelease;
  /** Releases whose published files had changed, and were put back. */
  repaired: { name: string; version: string; files: string[] }[];
}

export const workspaceRemotes = [
  'mf-public',
  'mf-directory',
  'mf-content-admin',
  'mf-opportunities',
];

/**
 * Publishes what this repository built and makes it live: the whole product of one machine. A
 * remote that was not built is told in `refused`, and is missing alone.
 */
export async function publishWorkspace(options: PublishWorkspaceOptions): Promise<Published> {
  const { workspaceDir, publishedDir, remotes = workspaceRemotes } = options;
  const store = options.pointers ?? filePointerStore(join(publishedDir, 'pointers.json'));
  const shell = await publishShell(join(workspaceDir, 'shell/dist'), publishedDir);
  const unpublished: Assembled['refused'] = [];
  const repaired: Published['repaired'] = [];
  for (const folder of remotes) {
    try {
      const {
        name,
        version,
        repaired: files,
      } = await publishRemote(join(workspaceDir, folder, 'dist'), publishedDir);
      if (files.length > 0) repaired.push({ name, version, files });
      const live = (await store.read())[name]?.version ?? null;
      if (live !== version) await store.swap(name, live, version);
    } catch (error) {
      unpublished.push({
        name: folder,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
  const { registry, refused } = await assembleRegistry({
    publishedDir,
    pointers: await store.read(),
    shell,
  });
  return { shell, registry, repaired, refused: [...unpublished, ...refused] };
}
