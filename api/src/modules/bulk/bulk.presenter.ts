import { bulkAtOnce, type BulkReply, type BulkState } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import { bulkRepository, type FoundBulkAction } from './bulk.repository';

/** An action with its results, for its author. */
export async function presentBulk(db: DbOrTx, found: FoundBulkAction): Promise<BulkReply> {
  const { action: row } = found;
  const rows = await bulkRepository.rows(db, row.id, bulkAtOnce);
  return {
    id: row.id,
    action: row.action.action,
    state: stateOf(found),
    total: row.total,
    counts: await bulkRepository.counts(db, row.id),
    rows: rows.map(({ nom, prenoms, ...result }) => ({ ...result, name: `${nom} ${prenoms}` })),
    undo: undoOf(row),
  };
}

/** Work whose job was given up, or is gone, has failed. */
function stateOf({ action, jobState }: FoundBulkAction): BulkState {
  const isOpen = action.state === 'running' || action.state === 'undoing';
  const isWorking = jobState === 'waiting' || jobState === 'running';
  return isOpen && !isWorking ? 'failed' : action.state;
}

/** The seconds left are counted here: the clock of a browser may be wrong. */
function undoOf({ id, state, undoUntil }: FoundBulkAction['action']) {
  const seconds = undoUntil ? (undoUntil.getTime() - Date.now()) / 1000 : 0;
  if (state !== 'done' || !undoUntil || seconds <= 0) return null;
  return { id, until: undoUntil.toISOString(), seconds };
}
