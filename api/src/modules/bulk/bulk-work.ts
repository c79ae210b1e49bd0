import { isStaff } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { people } from '../../platform/db/schema';
import { ApiError, found } from '../../platform/errors';
import type { Actor } from '../../http/viewer';
import { mailsRepository } from '../../platform/mail/outbox.repository';
import { actOnPerson } from './act-on-person';
import { bulkRepository, sentBy, type BulkActionRow } from './bulk.repository';
import { undoOnPerson } from './undo-on-person';

type Context = Pick<AppContext, 'config' | 'outbox'>;

/**
 * Acts on the next people, in the caller's transaction: what was done and its record are saved
 * together, so that another process can go on anywhere.
 * @returns how many people it reached; 0 when none is left
 */
export async function actOnNext(
  context: Context,
  tx: Tx,
  actor: Actor,
  { row, limit }: { row: BulkActionRow; limit: number },
): Promise<number> {
  const ids = await bulkRepository.nextOpen(tx, row.id, limit);
  for (const id of ids) {
    const result = await actOnPerson(context, tx, actor, { id, action: row.action });
    await bulkRepository.saveRow(tx, row.id, id, result);
  }
  return ids.length;
}

/** From now on the action can be undone for a while; then its mails leave. */
export async function finishAction({ config }: Context, tx: Tx, row: BulkActionRow) {
  const canUndo = row.action.action !== 'send_links';
  const until = await bulkRepository.finish(tx, row.id, canUndo ? config.UNDO_WINDOW : null);
  if (until) await mailsRepository.postpone(tx, sentBy(row.id, 'mailId'), until);
}

/**
 * Undoes the next people.
 * @returns how many; 0 when none is left
 */
export async function undoNext(
  tx: Tx,
  actor: Actor,
  { bulkId, limit }: { bulkId: number; limit: number },
): Promise<number> {
  const rows = await bulkRepository.nextDone(tx, bulkId, limit);
  for (const { id, undo } of rows) {
    const result = await undoOnPerson(tx, actor, { id, undo: undo! });
    await bulkRepository.saveRow(tx, bulkId, id, result);
  }
  return rows.length;
}

/**
 * The author of work in the background.
 * @throws ApiError once they are not staff any more, or may not sign in
 */
export async function actorOf(db: DbOrTx, id: number): Promise<Actor> {
  const [row] = await db
    .select({ id: people.id, idProfil: people.idProfil, isActivate: people.isActivate })
    .from(people)
    .where(eq(people.id, id));
  const person = found(row);
  if (!isStaff(person.idProfil) || person.isActivate === 0) throw new ApiError('forbidden');
  return person;
}
