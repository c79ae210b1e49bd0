import type { AppContext } from '../../platform/context';
import { found } from '../../platform/errors';
import type { JobKind } from '../../platform/jobs/jobs';
import type { Job } from '../../platform/jobs/jobs.repository';
import { bulkRepository } from './bulk.repository';
import { actOnNext, actorOf, finishAction, undoNext } from './bulk-work';

/** Names of the two kinds of jobs. */
export const bulkKind = 'bulk';
export const bulkUndoKind = 'bulk-undo';

/** People of one transaction. */
const pageSize = 50;

const bulkIdOf = (job: Job) => (job.input as { bulkId: number }).bulkId;

/** Actions on many people, and their undoing, in the background (rule 33). */
export function bulkJobs(
  context: Pick<AppContext, 'config' | 'db' | 'outbox'>,
): Record<string, JobKind> {
  const { config, db } = context;
  const kept = { keptSeconds: config.BULK_KEPT, clean: async () => {} };
  return {
    [bulkKind]: {
      ...kept,
      async run(job, advance) {
        const actor = await actorOf(db, job.authorId);
        const { action: row } = found(await bulkRepository.find(db, bulkIdOf(job), job.authorId));
        let reached: number;
        do {
          reached = await db.transaction((tx) =>
            actOnNext(context, tx, actor, { row, limit: pageSize }),
          );
          await advance(row.total - (await bulkRepository.countLeft(db, row.id)), row.total);
        } while (reached > 0);
        await db.transaction((tx) => finishAction(context, tx, row));
        return {};
      },
    },
    [bulkUndoKind]: {
      ...kept,
      async run(job, advance) {
        const actor = await actorOf(db, job.authorId);
        const bulkId = bulkIdOf(job);
        let done = 0;
        let reached: number;
        do {
          reached = await db.transaction((tx) => undoNext(tx, actor, { bulkId, limit: pageSize }));
          done += reached;
          await advance(done, done + reached);
        } while (reached > 0);
        await db.transaction((tx) => bulkRepository.finishUndo(tx, bulkId));
        return {};
      },
    },
  };
}
