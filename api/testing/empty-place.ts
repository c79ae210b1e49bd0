import { readBackup, restoreBackup } from '../src/platform/backup/restore-backup';
import { openDatabase, type OpenedDatabase } from '../src/platform/db/open-database';
import { createStorage, type Storage } from '../src/platform/storage/storage';
import { copyDatabase, type DatabaseKind } from './test-databases';

/** An empty database and an empty storage, into which a backup can be restored. */
export interface Place {
  database: OpenedDatabase;
  storage: Storage;
  restore(archive: string, force?: boolean): Promise<void>;
  leave(): Promise<void>;
}

export async function emptyPlace(kind: DatabaseKind): Promise<Place> {
  const copy = await copyDatabase(kind);
  const database = await openDatabase(copy.environment);
  const config = { DATA_DIR: copy.environment.DATA_DIR, DEMO: false };
  const storage = await createStorage({ ...config, s3: null });
  return {
    database,
    storage,
    async restore(archive, force = false) {
      const manifest = await readBackup(archive, config);
      await restoreBackup({ config, database, storage }, archive, manifest, { force });
    },
    async leave() {
      await database.close();
      await copy.remove();
    },
  };
}
