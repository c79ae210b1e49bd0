import { jestBase } from '@alumni/jest-preset';

export default { ...jestBase('jsdom'), setupFilesAfterEnv: ['@alumni/jest-preset/setup'] };
