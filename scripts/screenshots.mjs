/**
 * `npm run screenshots`: a picture of every route of every remote.json, at phone and desktop width,
 * in the folder `screenshots`. `npm run screenshots -- liste_ancien` takes one route alone;
 * `BASE_URL=http://localhost:3000` looks at a product that already runs (with the demo).
 */
import { spawn } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';
import { attach, installWhenNeeded, root, stop } from './lib.mjs';

await installWhenNeeded();
const browser = await chromiumPath();
const running = process.env.BASE_URL;
const address = running ?? 'http://localhost:4203';
const product = running ? undefined : await startProduct();
process.exitCode = await attach(
  process.execPath,
  ['--import', 'tsx', 'e2e/src/screenshots.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: browser, BASE_URL: address },
);
product?.kill('SIGTERM');

async function startProduct() {
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
