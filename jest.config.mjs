import { availableParallelism } from 'node:os';
import { remoteFolders } from './federation/registry/src/remote-folders.js';

/** One run for every package: `npx jest`, or `npx jest mf-directory` for one. */
export default {
  // Many files wait for a process of their own: with one worker a core, each was busy for 60 %.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Of the whole run: what a project says of it goes unheard. It finds what hangs, not what is slow.
  testTimeout: process.env.TEST_TIER === 'full' ? 300_000 : 90_000,
  testSequencer: '<rootDir>/jest/slowest-first.mjs',
  projects: [
    'shared-contract',
    'shared-auth',
    'shared-ui',
    'federation/runtime',
    'federation/registry',
    'federation/build',
    'federation/mf',
    'federation/template',
    'shell',
    ...remoteFolders(import.meta.dirname),
    'api',
  ].map((name) => `<rootDir>/${name}`),
};
