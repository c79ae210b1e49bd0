import { sri } from '../preset/sri.mjs';

/**
 * The hash of each script of the last build: the deployed page checks the local remote as it checks
 * all others, and no rule has to be relaxed for it.
 * @param {import('webpack').Compiler} compiler
 * @returns {() => Promise<Record<string, string>>} waits for a build that is under way
 */
export function hashesOf(compiler) {
  let ready;
  let built = new Promise((resolve) => (ready = resolve));
  compiler.hooks.watchRun.tap('local-hashes', () => {
    built = new Promise((resolve) => (ready = resolve));
  });
  const integrity = {};
  compiler.hooks.assetEmitted.tap('local-hashes', (name, { content }) => {
    if (!name.endsWith('.js')) return;
    integrity[name] = sri(content);
  });
  compiler.hooks.done.tap('local-hashes', () => ready());
  return async () => {
    await built;
    return integrity;
  };
}
