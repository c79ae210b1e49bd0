import { spawn } from 'node:child_process';
import { root, stop } from './lib.mjs';

/**
 * Starts the product with the demo, on a database of its own that goes with it.
 * @param {string} address where it shall answer
 */
export async function startProduct(address) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'e2e/src/start-product.ts', 'embedded', new URL(address).port],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${address}/health`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return stop('Le produit ne démarre pas.', 'Lancez « npm start » et lisez ce qu’il dit.');
}
