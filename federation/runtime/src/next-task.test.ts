import { nextTask } from './next-task';

test('callers that wait at the same time continue in one task each', async () => {
  const done: string[] = [];
  const caller = async (name: string) => {
    await nextTask();
    done.push(name);
    await Promise.resolve();
    done.push(`${name}, later in its task`);
  };
  await Promise.all([caller('first'), caller('second')]);
  expect(done).toEqual([
    'first',
    'first, later in its task',
    'second',
    'second, later in its task',
  ]);
});
