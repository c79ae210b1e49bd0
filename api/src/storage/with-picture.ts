import { ApiError, isDatabaseAway, isDatabaseRefusal } from '../errors';
import type { PictureKind } from './make-picture';
import type { Storage } from './storage';

interface Upload {
  content: Buffer;
  kind: PictureKind;
  field?: string;
}

interface Written<Result> {
  result: Result;
  /** The picture that no row names any more, such as the one an update replaced. */
  orphan: string | null;
}

/**
 * Saves a picture and runs the transaction that names it; then the file that nothing names goes:
 * the new one when the transaction failed, its `orphan` when it succeeded.
 * @param upload null when no picture came: `write` then gets undefined, and leaves the column alone
 */
export async function withPicture<Result>(
  storage: Storage,
  upload: Upload | null,
  write: (picture: string | undefined) => Promise<Written<Result>>,
): Promise<Result> {
  const picture = upload ? await storage.savePicture(upload.content, upload) : undefined;
  try {
    const { result, orphan } = await write(picture);
    await removeQuietly(storage, orphan);
    return result;
  } catch (error) {
    // After a broken connection nobody knows whether it was committed: keep the file, for a row
    // may name it.
    const isRefused = isDatabaseRefusal(error) && !isDatabaseAway(error);
    const isRolledBack = error instanceof ApiError || isRefused;
    if (isRolledBack) await removeQuietly(storage, picture ?? null);
    throw error;
  }
}

/** What the database says is done: a file that stays behind costs room, and is no failure. */
async function removeQuietly(storage: Storage, picture: string | null): Promise<void> {
  await storage.removePicture(picture).catch(() => undefined);
}
