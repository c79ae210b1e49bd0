import { bulkAtOnce, BulkAction, type BulkInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { ApiError, found } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { mailsRepository } from '../../platform/mail/outbox.repository';
import { typeOf } from '../alumni/approve.service';
import { directoryCondition } from '../alumni/directory-filters';
import { exportsRepository } from '../exports/exports.repository';
import { notificationsRepository } from '../notifications/notifications.repository';
import { bulkRepository, sentBy } from './bulk.repository';
import { bulkKind, bulkUndoKind } from './bulk-jobs';
import { actOnNext, finishAction, undoNext } from './bulk-work';

type Input = z.output<typeof BulkInput>;

/**
 * Acts on up to `bulkAtOnce` people in one transaction, on more in the background.
 * @returns the action's id; that of the first one when the author used the key before
 * @throws ApiError `conflict` when the filters show another number of people than expected
 */
export async function startBulk(
  context: AppContext,
  viewer: Viewer,
  input: Input,
): Promise<number> {
  const { db, jobs } = context;
  const id = await db.transaction(async (tx) => {
    const ids = await peopleOf(tx, input);
    const action = BulkAction.parse(input);
    if (action.action === 'approve') await typeOf(tx, action.alumni_type_id);
    const values = { authorId: viewer.id, key: input.key, action, total: ids.length };
    const bulkId = await bulkRepository.insert(tx, values);
    if (bulkId === undefined) return undefined;
    await bulkRepository.insertRows(tx, bulkId, ids);
    if (ids.length > bulkAtOnce) {
      await bulkRepository.setJob(tx, bulkId, await jobs.add(tx, bulkKind, viewer.id, { bulkId }));
      return bulkId;
    }
    const { action: row } = found(await bulkRepository.find(tx, bulkId, viewer.id));
    await actOnNext(context, tx, viewer, { row, limit: ids.length });
    await finishAction(context, tx, row);
    return bulkId;
  });
  jobs.wake();
  return id ?? found(await bulkRepository.byKey(db, viewer.id, input.key));
}

async function peopleOf(tx: Tx, { ids, filters, expected_total: expected }: Input) {
  if (!filters) return [...new Set(ids)];
  const shown = await exportsRepository.ids(tx, await directoryCondition(tx, filters));
  if (shown.length !== expected) {
    throw new ApiError('conflict', {
      message: `La liste a changé : elle montre maintenant ${shown.length} personnes. Vérifiez-la, puis recommencez.`,
    });
  }
  return shown;
}

/** @throws ApiError for an action of somebody else: as if there were none */
export async function bulkOf({ db }: AppContext, viewer: Viewer, id: number) {
  return found(await bulkRepository.find(db, id, viewer.id));
}

/**
 * Gives everybody the values from before, and takes back what they were told.
 * @throws ApiError `conflict` once it is too late
 */
export async function undoBulk(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  const { db, jobs } = context;
  const { action: row } = await bulkOf(context, viewer, id);
  await db.transaction(async (tx) => {
    if (!(await bulkRepository.startUndo(tx, id, viewer.id))) {
      throw new ApiError('conflict', { message: 'Il est trop tard pour annuler cette action.' });
    }
    // All at once: none may leave while the people are restored one after the other.
    await mailsRepository.deleteUntried(tx, sentBy(id, 'mailId'));
    await notificationsRepository.deleteAll(tx, sentBy(id, 'notificationId'));
    if (row.total > bulkAtOnce) {
      const job = await jobs.add(tx, bulkUndoKind, viewer.id, { bulkId: id });
      return bulkRepository.setJob(tx, id, job);
    }
    await undoNext(tx, viewer, { bulkId: id, limit: row.total });
    await bulkRepository.finishUndo(tx, id);
  });
  jobs.wake();
}
