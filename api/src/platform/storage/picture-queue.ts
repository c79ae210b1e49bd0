import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApiError } from '../errors';

/**
 * Concurrent pictures. Leaves one core for requests and two of Node's four file threads; each
 * picture may take 300 MB.
 */
export const picturesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Waiting uploads, up to 5 MB each. */
export const picturesWaiting = 24;
const retrySeconds = 30;

// One thread per picture, and no cache between pictures.
sharp.concurrency(1);
sharp.cache(false);

const limit = pLimit(picturesAtOnce);

/**
 * Waits for a free slot, then works.
 * @throws ApiError `unavailable` when too many are waiting
 */
export async function inPictureQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.activeCount + limit.pendingCount >= picturesAtOnce + picturesWaiting) {
    throw new ApiError('unavailable', { retryAfter: retrySeconds });
  }
  return limit(work);
}
