import { stopDatabases } from './test-databases';

/** Jest requires a default export here. */
export default stopDatabases;
