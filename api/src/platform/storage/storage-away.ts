import { ApiError, isDiskFull } from '../errors';

const retrySeconds = 5;

/** The storage cannot be read or written now; also when the disk is full. */
export class StorageAway extends ApiError {
  constructor(override readonly cause: unknown) {
    super(isDiskFull(cause) ? 'full' : 'unavailable', { retryAfter: retrySeconds });
  }
}
