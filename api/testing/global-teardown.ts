import { removeTemplates } from './test-databases';

/** Jest requires a default export here. */
export default removeTemplates;
