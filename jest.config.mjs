/** One run for every package: `npx jest`, or `npx jest mf-directory` for one. */
export default {
  // The databases work in processes of their own: a worker a core keeps both cores busy.
  maxWorkers: '100%',
  // Of the whole run: what a project says of it goes unheard. It finds what hangs, not what is slow.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/scripts/jest-sequencer.mjs',
  projects: [
    'shared-contract',
    'shared-auth',
    'shared-ui',
    'federation',
    'shell',
    'mf-public',
    'mf-directory',
    'mf-content-admin',
    'mf-opportunities',
    'api',
  ].map((name) => `<rootDir>/${name}`),
};
