import { eq } from 'drizzle-orm';
import { buildAdministrator } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { jobs as table } from '../db/schema';
import { createJobs, type JobKind } from './jobs';
import { jobsRepository } from './jobs.repository';

describeOnDatabase('long work', (api) => {
  let author: number;
  beforeAll(async () => {
    author = (await buildAdministrator(api.db)).id;
  });

  /** A process of its own, with one kind of job. */
  function open(run: JobKind['run']) {
    const errors: unknown[] = [];
    const cleaned: number[] = [];
    const kind = {
      keptSeconds: 60,
      run,
      clean: async ({ id }: { id: number }) => void cleaned.push(id),
    };
    const jobs = createJobs(api.db, api.context.config, { test: kind }, (error) =>
      errors.push(error),
    );
    return { jobs, errors, cleaned, add: () => jobs.add(api.db, 'test', author, {}) };
  }
  async function rowOf(id: number) {
    const [row] = await api.db.select().from(table).where(eq(table.id, id));
    return row;
  }

  test('is done once by two processes at once', async () => {
    const done: number[] = [];
    const run: JobKind['run'] = async ({ id }) => done.push(id);
    const [one, other] = [open(run), open(run)];
    const ids = [await one.add(), await one.add(), await other.add(), await other.add()];
    await Promise.all([one.jobs.settle(), other.jobs.settle()]);
    expect(done.toSorted()).toEqual(ids);
    expect(await rowOf(ids[0]!)).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('of a process that died is done by another one, and its late result is not kept', async () => {
    const { jobs, add } = open(async () => 'second');
    const id = await add();
    const lost = (await jobsRepository.claim(api.db, ['test']))!;
    await jobs.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'running', attempts: 1 });
    await api.db
      .update(table)
      .set({ heldUntil: new Date(0) })
      .where(eq(table.id, id));
    await jobs.settle();
    expect(await jobsRepository.advance(api.db, lost, 1, 1)).toBe(false);
    expect(await jobsRepository.finish(api.db, lost, 'first', 60)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'done', result: 'second', attempts: 2 });
  });

  test('that ends its process each time is given up', async () => {
    const { jobs, add, cleaned } = open(async () => 'never');
    const id = await add();
    await api.db
      .update(table)
      .set({ state: 'running', attempts: 3, heldUntil: new Date(0) })
      .where(eq(table.id, id));
    await jobs.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'failed' });
    expect(cleaned).toEqual([id]);
  });

  test('stops when it is cancelled, and leaves nothing', async () => {
    const { jobs, add, cleaned, errors } = open(async (job, advance) => {
      await jobsRepository.cancel(api.db, job.id);
      await advance(1, 2);
      throw new Error('it went on');
    });
    const id = await add();
    await jobs.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled' });
    expect({ cleaned, errors }).toEqual({ cleaned: [id], errors: [] });
  });

  test('of a process that ends goes on in another one', async () => {
    let stopped: Promise<void> | undefined;
    const first = open(async (_job, advance) => {
      stopped = first.jobs.stop();
      await advance(1, 2);
    });
    const id = await first.add();
    await first.jobs.settle();
    await stopped;
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    await open(async () => 'done').jobs.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'done', result: 'done' });
  });

  test('that fails is reported and not tried again', async () => {
    const { jobs, add, errors } = open(async () => Promise.reject(new Error('no room')));
    const id = await add();
    await jobs.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'failed' });
    expect(errors).toEqual([new Error('no room')]);
  });
});
