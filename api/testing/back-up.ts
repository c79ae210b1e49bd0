import type { Manifest } from '../src/platform/backup/manifest';
import { writeBackup } from '../src/platform/backup/write-backup';
import { openBesideServer } from '../src/platform/db/open-beside-server';
import type { TestApi } from './test-api';

/** Backs the API up as the command does: on its own connection, while the API runs. */
export async function backUp(
  { context }: TestApi,
  path: string,
  storage = context.storage,
): Promise<Manifest> {
  const { DATA_DIR, DATABASE_URL } = context.config;
  const database = await openBesideServer({ DATA_DIR, DATABASE_URL });
  try {
    return (await writeBackup({ database, storage }, path)).manifest;
  } finally {
    await database.close();
  }
}
