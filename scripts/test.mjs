/**
 * `npm test`: installs what is missing, then unit, API, composition and end-to-end tests.
 * `npm test -- unit` or `npm test -- e2e` runs one half, `npm run test:full` all of it at full size.
 * The last line is the total.
 */
import { mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { attach, buildWhatChanged, installWhenNeeded, requireNode } from './lib.mjs';

requireNode();
await installWhenNeeded();

const [only] = process.argv.slice(2).filter((argument) => argument !== '--full');
if (process.argv.includes('--full')) process.env.TEST_TIER = 'full';
const reports = mkdtempSync(join(tmpdir(), 'alumni-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Skips for want of a PostgreSQL or S3 server are announced; any other is a failure. */
let unexpectedSkips = 0;

if (only !== 'e2e') await unitAndApiTests();
if (only !== 'unit') await endToEndTests();

if (unexpectedSkips > 0) console.error(`✖ ${unexpectedSkips} essai(s) sauté(s) sans raison admise`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed + unexpectedSkips > 0 || total.passed === 0 ? 1 : 0;

async function unitAndApiTests() {
  const file = join(reports, 'jest.json');
  // A database lives for seconds here: optimising its WebAssembly costs more than it gives.
  const jest = ['--liftoff-only', 'node_modules/jest/bin/jest.js'];
  const options = ['--json', `--outputFile=${file}`, `--cacheDirectory=${join(tmpdir(), 'jest')}`];
  const code = await attach(process.execPath, [...jest, ...options], {
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    ...inMemory(),
  });
  const report = read(file);
  const skips = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => test.status === 'pending' || test.status === 'todo');
  count(
    report.numPassedTests,
    report.numFailedTests,
    skips.map((test) => test.fullName),
  );
  // A suite that could not even load has no failed test of its own.
  total.failed += report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  if (code !== 0 && total.failed === 0) total.failed += 1;
}

/**
 * The folders of the tests in memory, where there is room: what is killed leaves its files there as
 * on a disk, the calls to fsync are counted all the same, and nobody waits for a disk.
 */
function inMemory() {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 4 * 1024 ** 3 ? { TMPDIR: folder } : {};
  } catch {
    return {};
  }
}

async function endToEndTests() {
  const browser = await chromiumPath();
  await buildWhatChanged();
  const file = join(reports, 'playwright.json');
  const code = await attach('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats, suites } = read(file);
  count(stats.expected + stats.flaky, stats.unexpected, skippedTitles(suites));
  if (code !== 0 && total.failed === 0) total.failed += 1;
}

function count(passed, failed, skips) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skips.length;
  unexpectedSkips += skips.filter((title) => !isExcused(title)).length;
}

function isExcused(title) {
  const { TEST_DATABASE_URL, TEST_S3_URL } = process.env;
  return (
    (!TEST_DATABASE_URL && title.includes('serveur PostgreSQL')) ||
    (!TEST_S3_URL && title.includes('serveur S3'))
  );
}

function skippedTitles(suites, prefix = '') {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'skipped')
        .map((test) => `${test.projectName} ${prefix} ${suite.title} ${spec.title}`),
    ),
    ...skippedTitles(suite.suites ?? [], `${prefix} ${suite.title}`),
  ]);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('✖ Les essais se sont arrêtés sans rendre de compte.');
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
