import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { attach, root } from './lib.mjs';

/** More red files than these are no accident of a busy machine. */
const FEW = 5;

/**
 * Runs every test of jest, and what failed once more, one file at a time with nothing beside it: red
 * twice is red. What passes only then is named, to be mended.
 * @param {string} reports Folder for jest's own reports.
 * @returns Titles of tests: passed, failed, skipped, and those that needed the second run; each file
 *   with the seconds that it took.
 */
export async function runJest(reports) {
  const first = await jest(join(reports, 'jest.json'));
  const red = first.suites.filter(isRed);
  // All green and yet a red end: something outside of every file went wrong.
  const astray = first.code !== 0 && red.length === 0 ? ['jest'] : [];
  const again = red.length > 0 && red.length <= FEW ? await oneByOne(red, reports) : [];
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

async function oneByOne(red, reports) {
  const files = red.map(({ name }) => name);
  const file = join(reports, 'jest-again.json');
  return (await jest(file, ['--runInBand', '--runTestsByPath', ...files])).suites;
}

async function jest(report, options = []) {
  const code = await attach(
    process.execPath,
    [
      // A database lives for seconds here: optimising its WebAssembly costs more than it gives.
      '--liftoff-only',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      `--cacheDirectory=${join(tmpdir(), 'jest')}`,
      ...options,
    ],
    { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...inMemory() },
  );
  return { code, suites: JSON.parse(readFileSync(report, 'utf8')).testResults };
}

const isRed = ({ status }) => status === 'failed';

/** A file that could not even load has no failed test of its own. */
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
