import { and, desc, eq, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../db/open-database';
import { mails } from '../db/schema';

export type StoredMail = typeof mails.$inferSelect;

export const mailsRepository = {
  async insert(
    db: DbOrTx,
    mail: Pick<StoredMail, 'kind' | 'recipient' | 'subject' | 'body'>,
    delaySeconds: number,
  ): Promise<number> {
    const nextAttemptAt = sql`now() + make_interval(secs => ${delaySeconds})`;
    const [row] = await db
      .insert(mails)
      .values({ ...mail, nextAttemptAt })
      .returning({ id: mails.id });
    return row!.id;
  },

  /** Sets when mails that nobody tried to send yet leave. */
  async postpone(db: DbOrTx, ids: SQL, until: Date): Promise<void> {
    await db.update(mails).set({ nextAttemptAt: until }).where(isUntried(ids));
  },

  /** Deletes mails that nobody tried to send yet. */
  async deleteUntried(db: DbOrTx, ids: SQL): Promise<void> {
    await db.delete(mails).where(isUntried(ids));
  },

  /**
   * Claims the next waiting mail; other processes skip it for `holdSeconds`, in case this one dies.
   * One that was written in the future, or would wait for more than `longestSeconds`, is due: the
   * clock was ahead then.
   */
  async claim(
    db: DbOrTx,
    { holdSeconds, longestSeconds }: { holdSeconds: number; longestSeconds: number },
  ): Promise<StoredMail | undefined> {
    const next = sql`(
      SELECT id FROM mails WHERE status = 'waiting' AND (
        next_attempt_at <= now() OR (attempts = 0 AND created_at > now() + interval '1 minute')
        OR next_attempt_at > now() + make_interval(secs => ${longestSeconds + 60}))
      ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
    const [mail] = await db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${holdSeconds})`,
      })
      .where(eq(mails.id, next))
      .returning();
    return mail;
  },

  async markSent(db: DbOrTx, id: number, keepBody: boolean): Promise<void> {
    await db
      .update(mails)
      .set({
        status: 'sent',
        sentAt: new Date(),
        lastError: null,
        ...(!keepBody && { body: null }),
      })
      .where(eq(mails.id, id));
  },

  async retryLater(db: DbOrTx, id: number, lastError: string, waitSeconds: number): Promise<void> {
    const nextAttemptAt = sql`now() + make_interval(secs => ${waitSeconds})`;
    await db.update(mails).set({ lastError, nextAttemptAt }).where(eq(mails.id, id));
  },

  async giveUp(db: DbOrTx, id: number, lastError: string): Promise<void> {
    await db.update(mails).set({ status: 'failed', lastError, body: null }).where(eq(mails.id, id));
  },

  /** Number of waiting and failed mails, and age of the oldest waiting one, in seconds. */
  async tally(db: DbOrTx): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
    const [tally] = await db
      .select({
        waiting: sql<number>`(count(*) FILTER (WHERE status = 'waiting'))::int`,
        failed: sql<number>`(count(*) FILTER (WHERE status = 'failed'))::int`,
        oldestSeconds: sql<number>`coalesce(extract(epoch FROM now()
          - min(created_at) FILTER (WHERE status = 'waiting')), 0)::int`,
      })
      .from(mails)
      .where(inArray(mails.status, ['waiting', 'failed']));
    return tally ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
  },

  /** Deletes the recipients of mails sent or failed long ago. */
  async deleteSettled(db: DbOrTx, keptSeconds: number): Promise<void> {
    const since = sql`now() - make_interval(secs => ${keptSeconds})`;
    await db.delete(mails).where(and(ne(mails.status, 'waiting'), lt(mails.createdAt, since)));
  },

  /** Demo mailbox: the latest mails that still have a body. */
  async latest(db: DbOrTx, limit: number): Promise<StoredMail[]> {
    return db
      .select()
      .from(mails)
      .where(isNotNull(mails.body))
      .orderBy(desc(mails.id))
      .limit(limit);
  },

  async find(db: DbOrTx, id: number): Promise<StoredMail | undefined> {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    return mail;
  },
};

/** @param ids a list or a query of ids */
const isUntried = (ids: SQL) =>
  and(sql`${mails.id} IN ${ids}`, eq(mails.status, 'waiting'), eq(mails.attempts, 0));
