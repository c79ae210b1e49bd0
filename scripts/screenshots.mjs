/**
 * `npm run screenshots`: a screenshot of every route of every remote.json, at phone and desktop
 * width, in the folder `screenshots`. `npm run screenshots -- liste_ancien` takes one route only, by
 * its `name`; `BASE_URL=http://localhost:3000` uses a running product (with the demo).
 */
import { chromiumPath } from './chromium.mjs';
import { attach, installWhenNeeded } from './lib.mjs';
import { startProduct } from './product.mjs';

await installWhenNeeded();
const browser = await chromiumPath();
const running = process.env.BASE_URL;
const address = running ?? 'http://localhost:4203';
const product = running ? undefined : await startProduct(address);
process.exitCode = await attach(
  process.execPath,
  ['--import', 'tsx', 'e2e/src/screenshots.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: browser, BASE_URL: address },
);
product?.kill('SIGTERM');
