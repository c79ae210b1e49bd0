import { join } from 'node:path';
import type { AppContext } from '../../platform/context';
import { createComposition, type Composition } from './composition';
import { createReleaseFiles, type ReleaseFiles } from './release-files';
import type { IsServed } from './served-remotes';
import type { ShellFacts } from './shell-facts';

/** Services for releases: files, pointers, and the shell to check against. */
export interface Releases extends Pick<AppContext, 'config' | 'db' | 'throttles'> {
  files: ReleaseFiles;
  shell: ShellFacts;
  composition: Composition;
}

/**
 * @param built version that the workspace of this server built, by remote
 * @param isServed false for a live remote that this server leaves out
 */
export function createReleases(
  { config, db, storage, throttles }: Pick<AppContext, 'config' | 'db' | 'storage' | 'throttles'>,
  shell: ShellFacts,
  built: Map<string, string> = new Map(),
  isServed?: IsServed,
): Releases {
  const files = createReleaseFiles(join(config.DATA_DIR, 'published'), config.s3 ? storage : null);
  return {
    config,
    db,
    throttles,
    files,
    shell,
    composition: createComposition(db, files, shell, built, isServed),
  };
}
