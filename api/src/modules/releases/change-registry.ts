import type { releaseActions } from '@alumni/shared-contract';
import type { Db, Tx } from '../../db/open-database';
import { ApiError } from '../../errors';
import { releasesRepository, type LiveRemote } from './releases.repository';

/** Who puts a remote there that no team has promoted yet. */
export const startUp = 'démarrage';

interface Change {
  /** The pointer as it is to be. */
  row: LiveRemote;
  action: (typeof releaseActions)[number];
  version: string | null;
  previous: string | null;
  percent?: number;
}

/**
 * Moves one pointer and writes its line of the journal, if nobody has changed the registry since
 * `expected`: of two that saw the same revision one wins, in whatever process and of whatever remote.
 * @param expected null: whatever the revision is
 * @param decide what to change, from the pointers as they are then; null to leave them
 * @returns the new revision; the old one when nothing was changed
 * @throws ApiError `conflict` when the revision is another by now
 */
export async function changeRegistry(
  db: Db,
  by: string,
  expected: number | null,
  decide: (live: LiveRemote[], tx: Tx) => Promise<Change | null>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await releasesRepository.lock(tx);
    const { revision } = await releasesRepository.mark(tx);
    if (expected !== null && expected !== revision) throw overtaken(revision);
    const change = await decide(await releasesRepository.live(tx), tx);
    if (!change) return revision;
    const { row, percent = null, ...told } = change;
    await releasesRepository.setLive(tx, { ...row, changedAt: new Date() });
    const entry = { remote: row.name, ...told, percent, revision: revision + 1, by };
    await releasesRepository.write(tx, entry);
    return entry.revision;
  });
}

export const overtaken = (revision: number) =>
  new ApiError('conflict', {
    message: `Le registre a changé entre-temps : il en est à la révision ${revision}. Relisez-le, puis recommencez.`,
  });
