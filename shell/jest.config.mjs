import { jestBase } from '../jest/src/base.mjs';

export default { ...jestBase('jsdom'), setupFilesAfterEnv: ['../jest/src/setup.js'] };
