import { ApiError } from '../errors';
import type { Storage } from './storage';

/** Keeps a cover picture; what is wrong with it is told under the form's `cover_picture`. */
export async function saveCover(storage: Storage, content: Buffer): Promise<string> {
  try {
    return await storage.savePicture(content, { kind: 'cover' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.id !== 'invalid') throw error;
    throw new ApiError('invalid', {
      message: error.message,
      errors: { cover_picture: [error.message] },
    });
  }
}
