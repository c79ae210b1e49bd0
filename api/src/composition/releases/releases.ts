import { join } from 'node:path';
import type { AppContext } from '../../platform/context';
import { createComposition, type Composition, type ReadRelease } from './composition';
import { createReleaseFiles, type ReleaseFiles } from './release-files';
import { releasesRepository } from './releases.repository';
import type { IsServed } from './served-remotes';
import type { ShellFacts } from './shell-facts';
import { mustBeSigned, mustSign } from './signed-releases';

/** Services for releases: files, pointers, and the shell to check against. */
export interface Releases extends Pick<AppContext, 'config' | 'db' | 'throttles'> {
  files: ReleaseFiles;
  /** Reads a release that may be served: its files match, and its team signed it if it must. */
  read: ReadRelease;
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
  const read: ReadRelease = async (name, version, from = db) => {
    const build = await files.read(name, version);
    if (mustSign(config, name))
      mustBeSigned(config, build, await releasesRepository.signatureOf(from, name, version));
    return build;
  };
  return {
    config,
    db,
    throttles,
    files,
    read,
    shell,
    composition: createComposition(db, read, shell, built, isServed),
  };
}
