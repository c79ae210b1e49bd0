import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { ApiError } from '../errors';

/**
 * Pictures worked on at a time. A core stays free for requests, and two of the four threads that
 * Node reads files with; each picture in work may take some 300 MB.
 */
export const picturesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Uploads that may wait, at up to 5 MB each. */
export const picturesWaiting = 24;
const retrySeconds = 30;

// One thread a picture, and no memory kept from one to the next.
sharp.concurrency(1);
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Waits for its turn, then works.
 * @throws ApiError `unavailable` when too many wait already
 */
export async function inPictureQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= picturesAtOnce) {
    if (waiting.length >= picturesWaiting) {
      throw new ApiError('unavailable', { retryAfter: retrySeconds });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
