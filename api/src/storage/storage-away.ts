import { ApiError } from '../errors';

const retrySeconds = 5;

/** The files cannot be reached or written now; a disk that is full counts too. */
export class StorageAway extends ApiError {
  constructor(override readonly cause: unknown) {
    super('unavailable', { retryAfter: retrySeconds });
  }
}
