import { availableParallelism } from 'node:os';
import { remoteFolders } from './federation/registry/src/remote-folders.js';

/** One run for every package: `npx jest`, or `npx jest mf-directory` for one. */
export default {
  // Many tests wait for another process: with one worker per core, the cores were only 60 % busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Set for the whole run: jest ignores a project's value. It detects hangs, not slowness.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/jest/slowest-first.mjs',
  projects: [
    'shared-contract',
    'shared-auth',
    'shared-ui',
    'federation/runtime',
    'federation/registry',
    'federation/build',
    'federation/mf',
    'federation/mf/template',
    'shell',
    ...remoteFolders(import.meta.dirname),
    'api',
  ].map((name) => `<rootDir>/${name}`),
};
