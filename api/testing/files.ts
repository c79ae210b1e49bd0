import type { TestApi } from './test-api';

/** Number of pictures in the storage, each counted once for all of its files. */
export async function countPictures(api: TestApi): Promise<number> {
  const keys = new Set<string>();
  for await (const { path } of api.context.storage.list()) {
    keys.add(path.split('/').slice(0, 2).join('/'));
  }
  return keys.size;
}
