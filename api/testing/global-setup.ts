import { compilePrograms } from './compiled-programs';
import { makeTemplates } from './test-databases';
import { startWorkerDatabases } from './worker-databases';

/** Jest requires a default export here. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  await Promise.all([compilePrograms(), makeTemplates()]);
  await startWorkerDatabases(maxWorkers);
}
