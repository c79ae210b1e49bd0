import { bulkOutcomes, type BulkAction, type BulkOutcome } from '@alumni/shared-contract';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { bulkActions, bulkRows, jobs, people } from '../../platform/db/schema';
import type { RowResult } from './act-on-person';

export type BulkActionRow = typeof bulkActions.$inferSelect;
export type FoundBulkAction = NonNullable<Awaited<ReturnType<typeof bulkRepository.find>>>;

const untilUndo = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const rowsOf = (bulkId: number) => eq(bulkRows.bulkId, bulkId);

export const bulkRepository = {
  /** @returns undefined when this author used the key before */
  async insert(
    tx: Tx,
    values: { authorId: number; key: string; action: BulkAction; total: number },
  ): Promise<number | undefined> {
    const [row] = await tx
      .insert(bulkActions)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: bulkActions.id });
    return row?.id;
  },

  async insertRows(tx: Tx, bulkId: number, ids: number[]): Promise<void> {
    await tx.execute(sql`
      INSERT INTO ${bulkRows} (bulk_id, person_id)
      SELECT ${bulkId}, id FROM ${people} WHERE id = ANY(${sql.param(ids)}::int[])`);
  },

  async byKey(db: DbOrTx, authorId: number, key: string): Promise<number | undefined> {
    const [row] = await db
      .select({ id: bulkActions.id })
      .from(bulkActions)
      .where(and(eq(bulkActions.authorId, authorId), eq(bulkActions.key, key)));
    return row?.id;
  },

  /** An action of this author, with the state of its work in the background. */
  async find(db: DbOrTx, id: number, authorId: number) {
    const [row] = await db
      .select({ action: bulkActions, jobState: jobs.state })
      .from(bulkActions)
      .leftJoin(jobs, eq(jobs.id, bulkActions.jobId))
      .where(and(eq(bulkActions.id, id), eq(bulkActions.authorId, authorId)));
    return row;
  },

  async setJob(tx: Tx, id: number, jobId: number): Promise<void> {
    await tx.update(bulkActions).set({ jobId }).where(eq(bulkActions.id, id));
  },

  /** The next people whom the action did not reach, locked in the order of their ids. */
  async nextOpen(tx: Tx, bulkId: number, limit: number): Promise<number[]> {
    const rows = await tx
      .select({ id: bulkRows.personId })
      .from(bulkRows)
      .where(and(rowsOf(bulkId), isNull(bulkRows.outcome)))
      .orderBy(asc(bulkRows.personId))
      .limit(limit)
      .for('update');
    return rows.map(({ id }) => id);
  },

  /** The next people to undo. */
  nextDone: (tx: Tx, bulkId: number, limit: number) =>
    tx
      .select({ id: bulkRows.personId, undo: bulkRows.undo })
      .from(bulkRows)
      .where(and(rowsOf(bulkId), eq(bulkRows.outcome, 'done')))
      .orderBy(asc(bulkRows.personId))
      .limit(limit)
      .for('update'),

  async saveRow(tx: Tx, bulkId: number, id: number, result: Partial<RowResult>): Promise<void> {
    await tx
      .update(bulkRows)
      .set(result)
      .where(and(rowsOf(bulkId), eq(bulkRows.personId, id)));
  },

  async countLeft(db: DbOrTx, bulkId: number): Promise<number> {
    return db.$count(bulkRows, and(rowsOf(bulkId), isNull(bulkRows.outcome)));
  },

  /** @param undoSeconds null: it cannot be undone */
  async finish(tx: Tx, id: number, undoSeconds: number | null): Promise<Date | null> {
    const [row] = await tx
      .update(bulkActions)
      .set({
        state: 'done',
        undoUntil: undoSeconds === null ? null : untilUndo(undoSeconds),
        // The reason of a refusal may name its person: it stays with the refusal alone.
        action: sql`CASE WHEN action->>'action' = 'refuse' THEN '{"action": "refuse", "reason": ""}' ELSE action END`,
      })
      .where(eq(bulkActions.id, id))
      .returning({ undoUntil: bulkActions.undoUntil });
    return row?.undoUntil ?? null;
  },

  /** @returns false when it is too late, or somebody undoes it already */
  async startUndo(tx: Tx, id: number, authorId: number): Promise<boolean> {
    const { rowCount } = await tx
      .update(bulkActions)
      .set({ state: 'undoing' })
      .where(
        and(
          eq(bulkActions.id, id),
          eq(bulkActions.authorId, authorId),
          eq(bulkActions.state, 'done'),
          gt(bulkActions.undoUntil, sql`now()`),
        ),
      );
    return rowCount === 1;
  },

  async finishUndo(tx: Tx, id: number): Promise<void> {
    await tx.update(bulkActions).set({ state: 'undone' }).where(eq(bulkActions.id, id));
  },

  /** Number of people by outcome. */
  async counts(db: DbOrTx, bulkId: number): Promise<Record<BulkOutcome, number>> {
    const rows = await db
      .select({ outcome: bulkRows.outcome, total: sql<number>`count(*)::int` })
      .from(bulkRows)
      .where(rowsOf(bulkId))
      .groupBy(bulkRows.outcome);
    const totals = new Map(rows.map(({ outcome, total }) => [outcome, total]));
    const counted = bulkOutcomes.map((outcome) => [outcome, totals.get(outcome) ?? 0]);
    return Object.fromEntries(counted) as Record<BulkOutcome, number>;
  },

  /** Those whom nothing was done to come first. */
  rows: (db: DbOrTx, bulkId: number, limit: number) =>
    db
      .select({
        id: bulkRows.personId,
        nom: people.nom,
        prenoms: people.prenoms,
        outcome: sql<BulkOutcome>`${bulkRows.outcome}`,
        message: bulkRows.message,
      })
      .from(bulkRows)
      .innerJoin(people, eq(people.id, bulkRows.personId))
      .where(and(rowsOf(bulkId), sql`${bulkRows.outcome} IS NOT NULL`))
      .orderBy(
        sql`array_position(ARRAY['skipped', 'kept', 'unchanged'], ${bulkRows.outcome}) NULLS LAST`,
        asc(people.search),
        asc(people.id),
      )
      .limit(limit),

  /** Deletes actions that began long ago. */
  async deleteOlderThan(db: DbOrTx, seconds: number): Promise<void> {
    const oldest = new Date(Date.now() - seconds * 1000);
    await db.delete(bulkActions).where(lt(bulkActions.createdAt, oldest));
  },
};

/** Ids of what the action sent, as a query: `mailId` or `notificationId`. */
export const sentBy = (bulkId: number, name: 'mailId' | 'notificationId') => sql`(
  SELECT (undo->>${sql.raw(`'${name}'`)})::int FROM ${bulkRows}
  WHERE bulk_id = ${bulkId})`;
