import { removePrograms } from './compiled-programs';
import { removeTemplates } from './test-databases';
import { stopWorkerDatabases } from './worker-databases';

/** Jest requires a default export here. */
export default async function tearDown(): Promise<void> {
  await stopWorkerDatabases();
  await removeTemplates();
  removePrograms();
}
