import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../platform/context';
import { releasesRepository } from './releases.repository';

/** An upload takes at most an hour (REQUEST_TIMEOUT): older folders are leftovers. */
const abandonedMs = 2 * 60 * 60 * 1000;

/**
 * Deletes leftovers of interrupted uploads, and folders of releases that another process pruned.
 */
export async function sweepReleases({ config, db }: Pick<AppContext, 'config' | 'db'>) {
  const published = join(config.DATA_DIR, 'published');
  await sweepFolder(join(published, 'drafts'), []);
  const releases = await releasesRepository.published(db);
  for (const name of await namesIn(join(published, 'remotes'))) {
    const kept = releases.filter((row) => row.name === name).map(({ version }) => version);
    await sweepFolder(join(published, 'remotes', name), kept);
  }
}

async function sweepFolder(folder: string, kept: string[]): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (kept.includes(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - abandonedMs) await rm(path, { recursive: true, force: true });
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);
