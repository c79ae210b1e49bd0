import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { attach, buildWhatChanged } from './lib.mjs';

/**
 * Builds what changed and runs the end-to-end tests; Playwright retries failed ones once.
 * @param {string} reports Folder for Playwright's own report.
 * @returns Titles of tests: passed, failed, skipped, and those that needed the retry; each file
 *   with the duration of its tests in seconds.
 */
export async function runPlaywright(reports) {
  const browser = await chromiumPath();
  await buildWhatChanged();
  const file = join(reports, 'playwright.json');
  const code = await attach('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const suites = JSON.parse(readFileSync(file, 'utf8')).suites;
  const tests = suites.flatMap((suite) => testsOf(suite));
  for (const { title, pages } of tests) {
    for (const page of pages) console.error(`Page lors de l’échec de ${title} :\n${page}`);
  }
  const titles = (...states) =>
    tests.filter(({ status }) => states.includes(status)).map(({ title }) => title);
  const failed = titles('unexpected');
  return {
    passed: titles('expected', 'flaky'),
    // All tests passed, but Playwright failed: an error outside the tests.
    failed: code !== 0 && failed.length === 0 ? ['playwright'] : failed,
    skipped: titles('skipped'),
    onlyAgain: titles('flaky'),
    files: suites.map((suite) => ({ name: `e2e/src/${suite.file}`, seconds: secondsOf(suite) })),
  };
}

function secondsOf(suite) {
  const results = suite.specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const own = results.reduce((total, { duration }) => total + duration / 1000, 0);
  return (suite.suites ?? []).reduce((total, inner) => total + secondsOf(inner), own);
}

function testsOf(suite, within = '') {
  const path = `${within} ${suite.title}`;
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        status,
        title: `${projectName}${path} ${spec.title}`,
        pages: results.flatMap(({ attachments }) => attachments).flatMap(pageOf),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
  ];
}

/** The page at a failed step, as roles and texts; in a CI log it is all that is left of it. */
function pageOf({ name, path }) {
  if (name !== 'error-context' || !path) return [];
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return [page.slice(0, 4_000)];
}
