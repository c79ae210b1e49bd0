import { channelsRepository } from '../previews/channels.repository';
import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';

/** Number of old versions kept per remote, besides those in use. */
export const keptReleases = 20;

/**
 * Deletes the oldest releases of a remote, never a live, previous or canary one, nor one of a
 * channel. Files are deleted
 * under the lock, so that a concurrent upload of the same version is safe; a version whose files
 * cannot be deleted stays published until the next run.
 */
export async function pruneReleases({ db, files }: Releases, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await releasesRepository.lock(tx);
    const live = (await releasesRepository.live(tx)).find((row) => row.name === name);
    const channels = (await channelsRepository.current(tx)).filter(({ remote }) => remote === name);
    const named = [
      live?.version,
      live?.previous,
      live?.canaryVersion,
      ...channels.map(({ version }) => version),
    ];
    const own = (await releasesRepository.published(tx)).filter((row) => row.name === name);
    const old = own.slice(keptReleases).filter(({ version }) => !named.includes(version));
    for (const { version } of old) {
      const isGone = await files.remove(name, version).then(
        () => true,
        () => false,
      );
      if (isGone) await releasesRepository.remove(tx, name, version);
    }
  });
}
