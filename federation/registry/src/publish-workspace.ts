import { join } from 'node:path';
import { remoteFolders } from './remote-folders.js';
import { reasonOf, type Assembled } from './assemble';
import { publishRemote, type PublishedRemote } from './publish';
import { publishShell, type ShellRelease } from './shell-release';

export interface PublishWorkspaceOptions {
  /** Root of the repository, with its front packages built. */
  workspaceDir: string;
  publishedDir: string;
  /** Folders of the remotes to publish; every one of the workspace by default. */
  remotes?: string[];
}

export interface PublishedWorkspace {
  shell: ShellRelease;
  remotes: PublishedRemote[];
  /** Folders of remotes without a valid build. */
  refused: Assembled['refused'];
}

/**
 * Publishes the builds of this repository; the caller decides what is live. A remote without a
 * valid build is listed in `refused`; the others are published.
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
