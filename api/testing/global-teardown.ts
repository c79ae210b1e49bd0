import { removeTemplates } from './test-databases';

/** Jest wants default exports here. */
export default removeTemplates;
