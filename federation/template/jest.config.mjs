import { jestBase } from '../../jest/base.mjs';

export default { ...jestBase('jsdom'), setupFilesAfterEnv: ['../../jest/setup.ts'] };
