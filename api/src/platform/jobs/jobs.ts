import type { Config } from '../config/read-config';
import type { Db, DbOrTx } from '../db/open-database';
import { jobsRepository, type Job } from './jobs.repository';

/** Thrown by `advance` when the job is cancelled, or the process is ending. */
class JobStopped extends Error {
  override name = 'JobStopped';
}

/** What one kind of job does. */
export interface JobKind {
  /** How long a finished job stays, in seconds. */
  keptSeconds: number;
  /**
   * Does the work, from its beginning: an earlier attempt may have stopped anywhere.
   * @param advance records the progress; call it at least every half minute
   * @returns the result, kept as JSON
   */
  run(job: Job, advance: (done: number, total: number) => Promise<void>): Promise<unknown>;
  /** Deletes what the job left outside of the database. */
  clean(job: Job): Promise<void>;
}

/** Long work in the background, by one process at a time (rule 33). */
export interface Jobs {
  /** Adds a job in the caller's transaction. Call `wake` after the commit. */
  add(db: DbOrTx, kind: string, authorId: number, input: unknown): Promise<number>;
  /** Starts working at once; other processes find the job by themselves. */
  wake(): void;
  /** Resolves when no job is left to do. */
  settle(): Promise<void>;
  cancel(job: Job): Promise<void>;
  /** Deletes expired jobs, with what they left. */
  deleteExpired(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** A job that ends its process is not tried for ever. */
const mostAttempts = 3;

/**
 * @param kinds by name; a job of an unknown kind waits for a newer process
 * @param onError called for each failure of a job
 */
export function createJobs(
  db: Db,
  config: Pick<Config, 'JOB_POLL' | 'JOB_WAIT'>,
  kinds: Record<string, JobKind>,
  onError: (error: unknown) => void,
): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isEnding = false;

  async function work(job: Job): Promise<void> {
    const kind = kinds[job.kind]!;
    try {
      if (job.attempts > mostAttempts) throw new Error(`job ${job.id} (${job.kind}) never ends`);
      const result = await kind.run(job, (done, total) => advance(job, done, total));
      const isKept = await jobsRepository.finish(db, job, result, kind.keptSeconds);
      if (!isKept) await kind.clean(job);
    } catch (error) {
      await kind.clean(job).catch(onError);
      if (isEnding) return jobsRepository.release(db, job);
      if (error instanceof JobStopped) return;
      onError(error);
      await jobsRepository.fail(db, job);
    }
  }

  async function advance(job: Job, done: number, total: number): Promise<void> {
    const isHeld = await jobsRepository.advance(db, job, done, total);
    if (!isHeld || isEnding) throw new JobStopped();
  }

  async function workAll(): Promise<void> {
    while (!isEnding) {
      const job = await jobsRepository.claim(db, Object.keys(kinds));
      if (!job) return;
      await work(job);
    }
  }

  function settle(): Promise<void> {
    running ??= workAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    add: (target, kind, authorId, input) =>
      jobsRepository.insert(target, { kind, authorId, input, lifeSeconds: config.JOB_WAIT }),
    wake: () => void settle().catch(onError),
    settle,
    async cancel(job) {
      await jobsRepository.cancel(db, job.id);
      await kinds[job.kind]?.clean(job);
    },
    async deleteExpired() {
      for (const job of await jobsRepository.expired(db)) {
        await kinds[job.kind]?.clean(job);
        await jobsRepository.delete(db, job.id);
      }
    },
    start() {
      timer = setInterval(() => void settle().catch(onError), config.JOB_POLL * 1000);
    },
    async stop() {
      clearInterval(timer);
      isEnding = true;
      await running?.catch(onError);
    },
  };
}
