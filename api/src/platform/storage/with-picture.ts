import { ApiError, isDatabaseAway, isDatabaseRefusal } from '../errors';
import type { PictureKind } from './make-picture';
import type { Storage } from './storage';

interface Upload {
  content: Buffer;
  kind: PictureKind;
  field?: string;
}

interface WriteResult<Result> {
  result: Result;
  /** A picture that no row names any more, such as a replaced one. */
  orphan: string | null;
}

/**
 * Saves a picture and runs the transaction that names it. Then deletes the unused file: the new one
 * after a failure, `orphan` after a success.
 * @param upload null without a picture: `write` gets undefined and keeps the column
 */
export async function withPicture<Result>(
  storage: Storage,
  upload: Upload | null,
  write: (picture: string | undefined) => Promise<WriteResult<Result>>,
): Promise<Result> {
  const picture = upload ? await storage.savePicture(upload.content, upload) : undefined;
  try {
    const { result, orphan } = await write(picture);
    await removeQuietly(storage, orphan);
    return result;
  } catch (error) {
    // After a lost connection the outcome is unknown: keep the file, because a row may name it.
    const isRefused = isDatabaseRefusal(error) && !isDatabaseAway(error);
    const isRolledBack = error instanceof ApiError || isRefused;
    if (isRolledBack) await removeQuietly(storage, picture ?? null);
    throw error;
  }
}

/** The transaction has committed: a file that stays only costs space. */
async function removeQuietly(storage: Storage, picture: string | null): Promise<void> {
  await storage.removePicture(picture).catch(() => undefined);
}
