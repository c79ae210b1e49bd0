import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { buildSlide } from '../../../testing/content-factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { slides } from './schema';

describeOnDatabase('two transactions in a deadlock', (api) => {
  test('both succeed: the one that PostgreSQL aborted is run again in full', async () => {
    const [one, other] = [await buildSlide(api.db), await buildSlide(api.db)];
    let runs = 0;
    const renameBoth = (title: string, ids: number[]) =>
      api.db.transaction(async (tx) => {
        runs += 1;
        for (const id of ids) {
          await tx.update(slides).set({ title }).where(eq(slides.id, id));
          await pause(100);
        }
      });
    await Promise.all([renameBoth('A', [one.id, other.id]), renameBoth('B', [other.id, one.id])]);
    // The embedded database has one session: there the second transaction waits.
    expect(runs).toBe({ embedded: 2, server: 3 }[api.kind]);
    const titles = (await api.db.select().from(slides)).map(({ title }) => title);
    expect(titles[0]).toBe(titles[1]);
  });

  test('does not retry another failure', async () => {
    let runs = 0;
    const failing = api.db.transaction(async () => {
      runs += 1;
      throw new Error('a failure of ours');
    });
    await expect(failing).rejects.toThrow('a failure of ours');
    expect(runs).toBe(1);
  });
});
