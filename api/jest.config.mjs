import { jestBase } from '../jest/base.mjs';

/** Packages published as ES modules only, which jest must transpile. */
const esModules = [
  '@fastify/cookie',
  '@lukeed/ms',
  '@poppinss',
  '@redocly',
  'case-anything',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'fastify-type-provider-zod',
  'flydrive',
  'htmlparser2',
  'jose',
  'mime',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'p-limit',
  'p-timeout',
  'yocto-queue',
];

export default {
  ...jestBase('node'),
  testMatch: ['<rootDir>/{src,demo,testing}/**/*.test.ts'],
  // The last node_modules of a path gives the package: some are nested.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esModules.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/testing/after-file.ts'],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
};
