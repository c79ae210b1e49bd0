import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfPicture } from '@alumni/shared-contract';
import { newPictureKey } from '../../../platform/storage/make-picture';
import type { Storage } from '../../../platform/storage/storage';

/** Covers that `npm run covers -w api` encoded. */
interface Covers {
  folder: string;
  /** `covers.json` of the folder: by name, the key without its random part. */
  entries: Record<string, { shape: string }>;
}

/**
 * Stores a cover of the first content. It is encoded already: each first start, and each test that
 * loads this content, would encode 7 or 21 covers, a second each.
 * @param name of its drawing
 * @returns its storage key
 */
export async function storeCover(
  storage: Storage,
  { folder, entries }: Covers,
  name: string,
): Promise<string> {
  const entry = entries[name];
  if (!entry) throw new Error(`No cover of ${name} in ${folder}: run \`npm run covers -w api\`.`);
  const key = newPictureKey('cover', entry.shape);
  const [keyFolder = '', keyName = ''] = key.split('/');
  const files = await Promise.all(
    filesOfPicture(keyFolder, keyName).map(async ({ file }) => ({
      file,
      bytes: await readFile(join(folder, name, file)),
    })),
  );
  return storage.keepPicture({ key, files });
}
