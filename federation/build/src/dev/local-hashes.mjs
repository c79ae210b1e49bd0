import { sri } from '../preset/sri.mjs';

/**
 * Hashes of the scripts of the last build: the deployed page verifies the local remote like every
 * other, so that its CSP is not relaxed.
 * @param {import('webpack').Compiler} compiler
 * @returns {() => Promise<Record<string, string>>} waits for a running build
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
