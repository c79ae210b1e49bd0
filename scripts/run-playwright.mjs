import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { attach, buildWhatChanged } from './lib.mjs';

/**
 * Builds what changed and runs the end-to-end tests; Playwright tries what failed once more.
 * @param {string} reports Folder for Playwright's own report.
 * @returns Titles of tests: passed, failed, skipped, and those that needed the second try.
 */
export async function runPlaywright(reports) {
  const browser = await chromiumPath();
  await buildWhatChanged();
  const file = join(reports, 'playwright.json');
  const code = await attach('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const tests = JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => testsOf(suite));
  const titles = (...states) =>
    tests.filter(({ status }) => states.includes(status)).map(({ title }) => title);
  const failed = titles('unexpected');
  return {
    passed: titles('expected', 'flaky'),
    // All green and yet a red end: something outside of every test went wrong.
    failed: code !== 0 && failed.length === 0 ? ['playwright'] : failed,
    skipped: titles('skipped'),
    onlyAgain: titles('flaky'),
  };
}

function testsOf(suite, within = '') {
  const path = `${within} ${suite.title}`;
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        status,
        title: `${projectName}${path} ${spec.title}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
  ];
}
