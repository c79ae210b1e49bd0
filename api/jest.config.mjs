import { jestBase } from '../jest/src/base.mjs';

const base = jestBase('node');

export default {
  ...base,
  testEnvironment: '<rootDir>/../jest/node-realm.mjs',
  testMatch: ['<rootDir>/{src,covers,demo,testing}/**/*.test.ts'],
  transform: { '/node_modules/': '<rootDir>/../jest/installed-package.cjs', ...base.transform },
  transformIgnorePatterns: [],
  setupFilesAfterEnv: ['<rootDir>/testing/after-file.ts'],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
};
