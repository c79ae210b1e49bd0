import { filesOfPicture } from '@alumni/shared-contract';
import { tableShapes } from '../src/platform/backup/catalogue';
import { namedPictures } from '../src/platform/backup/named-pictures';
import type { Place } from './empty-place';

/** Files that rows name and that are missing in the storage. */
export async function missingFiles({ database, storage }: Place): Promise<string[]> {
  const client = await database.pool.connect();
  const keys = await namedPictures(client, await tableShapes(client));
  client.release();
  if (keys.size === 0) throw new Error('no row names a picture: nothing was looked at');
  const missing: string[] = [];
  for (const key of keys) {
    const [folder = '', name = ''] = key.split('/');
    for (const { file } of filesOfPicture(folder, name)) {
      const stream = await storage.read(`${key}/${file}`);
      if (!stream) missing.push(`${key}/${file}`);
      stream?.destroy();
    }
  }
  return missing;
}
