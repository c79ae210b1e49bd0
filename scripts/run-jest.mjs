import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { attach, root } from './lib.mjs';

/** More failed files than this are not caused by a busy machine. */
const FEW = 5;

/**
 * Runs all jest tests, then each failed file once more, alone: two failures count. Tests that pass
 * only then are listed, and must be fixed.
 * @param {string} reports Folder for jest's own reports.
 * @param {string[]} flags Options of V8.
 * @returns Titles of tests: passed, failed, skipped, and those that needed the second run; each
 *   file with its duration in seconds.
 */
export async function runJest(reports, flags) {
  const first = await jest(join(reports, 'jest.json'), flags);
  const red = first.suites.filter(isRed);
  // All tests passed, but jest failed: an error outside the tests.
  const astray = first.code !== 0 && red.length === 0 ? ['jest'] : [];
  const again = red.length > 0 && red.length <= FEW ? await oneByOne(red, reports, flags) : [];
  const suites = first.suites.map(
    (suite) => again.find(({ name }) => name === suite.name) ?? suite,
  );
  return {
    passed: titles(suites, 'passed'),
    failed: [...suites.filter(isRed).flatMap(failures), ...astray],
    skipped: titles(suites, 'pending', 'todo'),
    onlyAgain: red
      .filter(({ name }) => !suites.find((suite) => suite.name === name && isRed(suite)))
      .flatMap(failures),
    files: first.suites.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

async function oneByOne(red, reports, flags) {
  const files = red.map(({ name }) => name);
  const file = join(reports, 'jest-again.json');
  return (await jest(file, flags, ['--runInBand', '--runTestsByPath', ...files])).suites;
}

async function jest(report, flags, options = []) {
  // Tests leave files behind, a killed one most: their folder is removed after the run.
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'alumni-jest-'));
  // PostgreSQL and PgBouncer refuse root: tests that root runs start them as another account.
  chmodSync(folder, 0o755);
  try {
    const code = await attach(
      'node',
      [
        ...flags,
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${report}`,
        `--cacheDirectory=${join(tmpdir(), 'jest')}`,
        ...options,
      ],
      { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', TMPDIR: folder },
    );
    return { code, suites: JSON.parse(readFileSync(report, 'utf8')).testResults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isRed = ({ status }) => status === 'failed';

/** A file that could not be loaded has no failed test of its own. */
function failures(suite) {
  const failed = titles([suite], 'failed');
  return failed.length > 0 ? failed : [suite.name];
}

function titles(suites, ...states) {
  return suites
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => states.includes(status))
    .map(({ fullName }) => fullName);
}

/** A folder in memory, if it has room: fsync calls are still counted, but nothing waits for a disk. */
function memoryFolder() {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 4 * 1024 ** 3 ? folder : undefined;
  } catch {
    return undefined;
  }
}
