import { join } from 'node:path';
import { remoteFolders } from './remote-folders.js';
import { reasonOf, type Assembled } from './assemble';
import { publishRemote, type PublishedRemote } from './publish';
import { publishShell, type ShellRelease } from './shell-release';

export interface PublishWorkspaceOptions {
  /** Root of the repository: its front packages are built. */
  workspaceDir: string;
  publishedDir: string;
  /** Folders of the remotes to publish; without it, every one of the workspace. */
  remotes?: string[];
}

export interface PublishedWorkspace {
  shell: ShellRelease;
  remotes: PublishedRemote[];
  /** Folders of remotes that were not built, or badly. */
  refused: Assembled['refused'];
}

/**
 * Publishes what this repository built; what is live is for the caller to say. A remote that was not
 * built is told in `refused`, and is missing alone.
 */
export async function publishWorkspace(
  options: PublishWorkspaceOptions,
): Promise<PublishedWorkspace> {
  const { workspaceDir, publishedDir, remotes: folders = remoteFolders(workspaceDir) } = options;
  const shell = await publishShell(join(workspaceDir, 'shell/dist'), publishedDir);
  const remotes: PublishedRemote[] = [];
  const refused: PublishedWorkspace['refused'] = [];
  for (const folder of folders) {
    try {
      remotes.push(await publishRemote(join(workspaceDir, folder, 'dist'), publishedDir));
    } catch (error) {
      refused.push({ name: folder, reason: reasonOf(error) });
    }
  }
  return { shell, remotes, refused };
}
