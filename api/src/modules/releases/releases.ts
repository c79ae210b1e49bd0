import { join } from 'node:path';
import type { AppContext } from '../../context';
import { createComposition, type Composition } from './composition';
import { createReleaseFiles, type ReleaseFiles } from './release-files';
import type { ShellFacts } from './shell-facts';

/** What releasing works with: the files, the pointers, and the shell they are measured by. */
export interface Releases extends Pick<AppContext, 'config' | 'db'> {
  files: ReleaseFiles;
  shell: ShellFacts;
  composition: Composition;
}

/** @param built version that the workspace of this server built, by remote */
export function createReleases(
  { config, db, storage }: Pick<AppContext, 'config' | 'db' | 'storage'>,
  shell: ShellFacts,
  built: Map<string, string> = new Map(),
): Releases {
  const files = createReleaseFiles(join(config.DATA_DIR, 'published'), config.s3 ? storage : null);
  return { config, db, files, shell, composition: createComposition(db, files, shell, built) };
}
