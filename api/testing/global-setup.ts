import { startDatabases } from './test-databases';

/** Jest requires a default export here. */
export default ({ maxWorkers }: { maxWorkers: number }) => startDatabases(maxWorkers);
