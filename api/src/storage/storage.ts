import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makePicture, type PictureKind } from './make-picture';

/** Files of the network, on disk today; keys are ASCII and never reused. */
export interface Storage {
  /**
   * Decodes, bounds and re-encodes a picture.
   * @returns its key, such as `covers/3f…-1600x900`: one file per width lies under it
   * @throws ApiError `invalid`, on `field`, when it is not a JPEG, PNG or WebP
   */
  savePicture(content: Buffer, options: { kind: PictureKind; field?: string }): Promise<string>;
  /** Removes a picture in all its widths; removing what is gone is no error. */
  removePicture(key: string | null): Promise<void>;
  read(path: string): Promise<Readable | null>;
}

export function createStorage(config: { DATA_DIR: string }): Storage {
  const disk = new Disk(
    new FSDriver({ location: join(config.DATA_DIR, 'files'), visibility: 'public' }),
  );
  return {
    async savePicture(content, { kind, field = 'picture' }) {
      const { key, files } = await makePicture(content, kind, field);
      for (const { width, bytes } of files) await disk.put(`${key}/${width}.webp`, bytes);
      return key;
    },
    async removePicture(key) {
      if (key) await disk.deleteAll(`${key}/`);
    },
    async read(path) {
      return (await disk.exists(path)) ? disk.getStream(path) : null;
    },
  };
}
