/**
 * `npm run bench:federation`: bytes, requests, round trips, Lighthouse and the cost of a release,
 * composed (with and without the first view) and as one application. `-- --runs 1` is quick; the
 * default is three passes of Lighthouse.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import {
  attach,
  buildWhatChanged,
  installWhenNeeded,
  requirePort,
  root,
  run,
  step,
} from './lib.mjs';
import { startProduct } from './product.mjs';

const minutes = 30;
const port = Number(process.env.BENCH_PORT ?? 4203);
const ports = { plain: port, baseline: port + 1, drawn: port + 2 };
const token = randomBytes(24).toString('hex');

const elsewhere = `BENCH_PORT=${port + 10} npm run bench:federation`;
for (const one of Object.values(ports)) await requirePort(one, elsewhere);
await installWhenNeeded();
await installWhenNeeded('bench/lighthouse');
const browser = await chromiumPath();
const builds = mkdtempSync(join(tmpdir(), 'alumni-bench-'));
process.on('exit', () => rmSync(builds, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
setTimeout(() => {
  console.error(`La mesure dure plus de ${minutes} minutes : elle est arrêtée.`);
  process.exit(1);
}, minutes * 60_000).unref();

await buildWhatChanged();
await step('Construction en une seule application, puis avec une phrase changée', () => {
  build('baseline', 'shell/webpack.baseline.mjs');
  build('baseline-changed', 'bench/webpack.changed.mjs', '--env', 'of=baseline');
  build('one-file', 'shell/webpack.baseline.mjs', '--env', 'grouped=no');
  build('one-file-changed', 'bench/webpack.changed.mjs', '--env', 'of=baseline', 'grouped=no');
  build('remote-changed', 'bench/webpack.changed.mjs', '--env', 'of=mf-public');
});
const products = [
  await start(ports.plain, { FIRST_VIEW_TIMEOUT: '0' }),
  await start(ports.drawn, { FIRST_VIEW_TIMEOUT: '5000' }),
];
const addresses = Object.entries(ports).flatMap(([name, at]) => [`--${name}`, String(at)]);
process.exitCode = await attach(
  process.execPath,
  ['--import', 'tsx', 'bench/src/federation.ts', '--builds', builds, ...addresses].concat(
    process.argv.slice(2),
  ),
  { CHROMIUM_PATH: browser, BENCH_REMOTE_TOKEN: token },
);
for (const product of products) {
  product.kill('SIGTERM');
  if (product.exitCode === null) await once(product, 'exit');
}

function build(folder, config, ...options) {
  const output = ['--output-path', join(builds, folder), '--mode', 'production'];
  run('npx', ['webpack', '--config', join(root, config), ...output, ...options]);
}

function start(at, settings) {
  const tokens = { REMOTE_TOKENS: JSON.stringify({ mf_public: token }) };
  return startProduct(`http://localhost:${at}`, { ...tokens, ...settings });
}
