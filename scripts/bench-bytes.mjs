/**
 * `npm run bench:bytes`: bytes and requests of three pages, composed and as one application.
 * `BASE_URL=http://localhost:3000` weighs a product that already runs (with the demo).
 */
import { chromiumPath } from './chromium.mjs';
import { attach, installWhenNeeded, run, step } from './lib.mjs';
import { startProduct } from './product.mjs';

await installWhenNeeded();
const browser = await chromiumPath();
const running = process.env.BASE_URL;
const address = running ?? 'http://localhost:4203';
const product = running ? undefined : await startProduct(address);
await step('Construction en une seule application', () => {
  run('npx', ['webpack', '--config', 'shell/webpack.baseline.mjs', '--mode', 'production']);
});
process.exitCode = await attach(process.execPath, ['--import', 'tsx', 'bench/src/bytes.ts'], {
  CHROMIUM_PATH: browser,
  BASE_URL: address,
});
product?.kill('SIGTERM');
