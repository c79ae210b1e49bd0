import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/open-database';
import { jobs } from '../db/schema';

export type Job = typeof jobs.$inferSelect;

/** A process that dies holds its job for this long. */
const holdSeconds = 60;
const heldUntil = sql`now() + make_interval(secs => ${holdSeconds})`;

export const jobsRepository = {
  async insert(
    db: DbOrTx,
    job: Pick<Job, 'kind' | 'authorId' | 'input'> & { lifeSeconds: number },
  ): Promise<number> {
    const { lifeSeconds, ...values } = job;
    const expiresAt = sql`now() + make_interval(secs => ${lifeSeconds})`;
    const [row] = await db
      .insert(jobs)
      .values({ ...values, expiresAt })
      .returning({ id: jobs.id });
    return row!.id;
  },

  /** A job of this author that has not expired. */
  async find(db: DbOrTx, kind: string, id: number, authorId: number): Promise<Job | undefined> {
    const [row] = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), isKept(kind, authorId)));
    return row;
  },

  /** All of them, the latest first. */
  ofAuthor: (db: DbOrTx, kind: string, authorId: number): Promise<Job[]> =>
    db.select().from(jobs).where(isKept(kind, authorId)).orderBy(desc(jobs.id)),

  /**
   * Claims the oldest job of these kinds that nobody holds. A hold that lasts longer than holds do was
   * taken by a clock that was ahead.
   */
  async claim(db: DbOrTx, kinds: string[]): Promise<Job | undefined> {
    const next = sql`(
      SELECT id FROM jobs
      WHERE (state = 'waiting' OR (state = 'running' AND (
          held_until < now() OR held_until > now() + make_interval(secs => ${2 * holdSeconds}))))
        AND ${inArray(sql`kind`, kinds)}
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
    const [job] = await db
      .update(jobs)
      .set({ state: 'running', done: 0, attempts: sql`attempts + 1`, heldUntil })
      .where(eq(jobs.id, next))
      .returning();
    return job;
  },

  /**
   * Records the progress and holds the job for another while.
   * @returns false when the job was cancelled, deleted, or claimed by another process
   */
  async advance(db: DbOrTx, job: Job, done: number, total: number): Promise<boolean> {
    const { rowCount } = await db.update(jobs).set({ done, total, heldUntil }).where(heldBy(job));
    return rowCount === 1;
  },

  /** @returns false when the job is no longer this process's: its result is not kept */
  async finish(db: DbOrTx, job: Job, result: unknown, lifeSeconds: number): Promise<boolean> {
    const expiresAt = sql`now() + make_interval(secs => ${lifeSeconds})`;
    const { rowCount } = await db
      .update(jobs)
      .set({ state: 'done', result, heldUntil: null, expiresAt })
      .where(heldBy(job));
    return rowCount === 1;
  },

  async fail(db: DbOrTx, job: Job): Promise<void> {
    await db.update(jobs).set({ state: 'failed', heldUntil: null }).where(heldBy(job));
  },

  /** Lets any process continue the job at once. */
  async release(db: DbOrTx, job: Job): Promise<void> {
    const attempts = sql`attempts - 1`;
    await db.update(jobs).set({ state: 'waiting', heldUntil: null, attempts }).where(heldBy(job));
  },

  async cancel(db: DbOrTx, id: number): Promise<void> {
    await db.update(jobs).set({ state: 'cancelled', heldUntil: null }).where(eq(jobs.id, id));
  },

  expired: (db: DbOrTx) =>
    db
      .select()
      .from(jobs)
      .where(lt(jobs.expiresAt, sql`now()`)),

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(jobs).where(eq(jobs.id, id));
  },
};

const isKept = (kind: string, authorId: number) =>
  and(eq(jobs.kind, kind), eq(jobs.authorId, authorId), sql`expires_at > now()`);

/** The attempts number the claims: a second claim ends the first one's hold. */
const heldBy = ({ id, attempts }: Job) =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.attempts, attempts));
