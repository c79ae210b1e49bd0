import type { releaseActions } from '@alumni/shared-contract';
import type { Db, Tx } from '../../platform/db/open-database';
import { ApiError } from '../../platform/errors';
import { releasesRepository, type LiveRemote } from './releases.repository';

/** Author of journal entries (`by`) that the server writes at its start. */
export const startUp = 'démarrage';

interface Change {
  /** The new pointer. */
  row: LiveRemote;
  action: (typeof releaseActions)[number];
  version: string | null;
  previous: string | null;
  percent?: number;
  reason?: string;
}

/**
 * Moves one pointer and writes its journal entry, if the revision is still `expected`: of two
 * concurrent changes one wins, across processes and remotes.
 * @param expected null: any revision
 * @param decide returns the change for the current pointers; null to change nothing
 * @returns the new revision; the old one when nothing changed
 * @throws ApiError `conflict` when the revision differs
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
    const { row, percent = null, ...details } = change;
    await releasesRepository.setLive(tx, { ...row, changedAt: new Date() });
    const entry = { remote: row.name, ...details, percent, revision: revision + 1, by };
    await releasesRepository.write(tx, entry);
    return entry.revision;
  });
}

/** Error of a change that names an old revision. */
export const overtaken = (revision: number) =>
  new ApiError('conflict', {
    message: `Le registre a changé entre-temps : il en est à la révision ${revision}. Relisez-le, puis recommencez.`,
  });
