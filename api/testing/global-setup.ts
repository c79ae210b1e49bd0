import { makeTemplates } from './test-databases';

/** Jest wants default exports here. */
export default makeTemplates;
