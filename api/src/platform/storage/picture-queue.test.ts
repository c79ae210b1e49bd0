import { inPictureQueue, picturesAtOnce, picturesWaiting } from './picture-queue';

test('limits running and waiting jobs, and refuses more with a retry time', async () => {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const places = picturesAtOnce + picturesWaiting;
  const all = Array.from({ length: places }, () => inPictureQueue(work));
  await expect(inPictureQueue(work)).rejects.toMatchObject({ id: 'unavailable', retryAfter: 30 });
  for (let done = 0; done < places; done += 1) {
    finish[done]?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect([most, running]).toEqual([picturesAtOnce, 0]);
});

test('a failed picture frees its place', async () => {
  const failing = Array.from({ length: picturesAtOnce * 3 }, () =>
    inPictureQueue(() => Promise.reject(new Error('broken'))).catch(() => 'failed'),
  );
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
  expect(await inPictureQueue(async () => 'done')).toBe('done');
});
