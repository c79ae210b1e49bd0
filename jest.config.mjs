/** One run for every package: `npx jest`, or `npx jest mf-directory` for one. */
export default {
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
