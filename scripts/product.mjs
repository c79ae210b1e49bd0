import { spawn } from 'node:child_process';
import { root, stop } from './lib.mjs';

/**
 * Starts the product with the demo, on a temporary database that is deleted at the end.
 * @param {string} address public address of the product
 * @param {Record<string, string>} [settings]
 */
export async function startProduct(address, settings = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'e2e/src/start-product.ts', 'embedded', new URL(address).port],
    { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.on('exit', () => child.kill('SIGTERM'));
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return stop('Le produit ne démarre pas.', 'Lancez « npm start » et lisez ce qu’il dit.');
}
