import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';

/** Versions of a remote that stay, beside those that the registry names. */
export const keptReleases = 20;

/**
 * Removes a remote's oldest releases: never one that is live, previous or tried on some visitors. Files
 * go under the lock, so that a version that is sent anew meanwhile does not lose what it brought; one
 * whose files cannot go now stays published until the next time.
 */
export async function pruneReleases({ db, files }: Releases, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await releasesRepository.lock(tx);
    const live = (await releasesRepository.live(tx)).find((row) => row.name === name);
    const named = [live?.version, live?.previous, live?.canaryVersion];
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
