import type { TestApi } from './test-api';

/** How many pictures the storage holds, whatever the number of files of each. */
export async function countPictures(api: TestApi): Promise<number> {
  const keys = new Set<string>();
  for await (const { path } of api.context.storage.list()) {
    keys.add(path.split('/').slice(0, 2).join('/'));
  }
  return keys.size;
}
