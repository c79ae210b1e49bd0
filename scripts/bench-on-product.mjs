import { once } from 'node:events';
import { chromiumPath } from './chromium.mjs';
import { attach, installWhenNeeded } from './lib.mjs';
import { startProduct } from './product.mjs';

const address = `http://localhost:${process.env.BENCH_PORT ?? 4203}`;

/**
 * Runs bench/src/<name>.ts against the built product with the demo, and exits with its code.
 * @param {string} name
 * @param {number} minutes time limit
 */
export async function benchOnProduct(name, minutes) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  setTimeout(() => {
    console.error(`La mesure dure plus de ${minutes} minutes : elle est arrêtée.`);
    process.exit(1);
  }, minutes * 60_000).unref();
  await installWhenNeeded();
  const browser = await chromiumPath();
  const product = await startProduct(address);
  const bench = ['--import', 'tsx', `bench/src/${name}.ts`, '--product', address];
  process.exitCode = await attach(process.execPath, [...bench, ...process.argv.slice(2)], {
    CHROMIUM_PATH: browser,
  });
  const gone = once(product, 'exit');
  product.kill('SIGTERM');
  await gone;
}
