/**
 * Transforms the entry of an installed package for `node-realm.mjs`: Node's own `require` loads it,
 * once for all test files of a worker. Jest's global setup has no such environment.
 */
module.exports = {
  process: () => ({
    code: `
      const load = globalThis[Symbol.for('alumni.nodeRequire')];
      if (load) module.exports = load(__filename);
      else module._compile(require('node:fs').readFileSync(__filename, 'utf8'), __filename);`,
  }),
  // The code is the same for every file.
  getCacheKey: () => 'installed-package 1',
};
