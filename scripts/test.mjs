/**
 * `npm test`: installs what is missing, then runs unit, API, composition and end-to-end tests. `npm
 * test -- unit` or `npm test -- e2e` runs one half, `npm run test:full` everything at full size.
 * Failed tests are retried once; those that pass only then are listed and counted. The ten slowest
 * files are printed before the total, which is the last line.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded, requireNode } from './lib.mjs';
import { nodeForTests } from './node-for-tests.mjs';
import { runJest } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';

requireNode();
await installWhenNeeded();

const [only] = process.argv.slice(2).filter((argument) => argument !== '--full');
if (process.argv.includes('--full')) process.env.TEST_TIER = 'full';
const { flags, env } = await nodeForTests();
Object.assign(process.env, env);
const reports = mkdtempSync(join(tmpdir(), 'alumni-tests-'));

const halves = [];
if (only !== 'e2e') halves.push(await counted(runJest));
if (only !== 'unit') halves.push(await counted(runPlaywright));

const all = (key) => halves.flatMap((half) => half[key]);
const [passed, failed, skipped] = [all('passed'), all('failed'), all('skipped')];
/**
 * Tests skipped because a server or its programs are missing are announced; any other skip is a
 * failure.
 */
const unexpectedSkips = skipped.filter((title) => !isExcused(title));

const seconds = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const slowest = all('files').toSorted((one, other) => other.seconds - one.seconds);
console.log('Fichiers les plus lents :');
for (const file of slowest.slice(0, 10)) {
  console.log(`  ${seconds.format(file.seconds).padStart(6)} s  ${file.name}`);
}
for (const title of all('onlyAgain')) console.error(`↻ Passé à la reprise seulement : ${title}`);
for (const title of unexpectedSkips) console.error(`✖ Sauté sans raison admise : ${title}`);
for (const title of failed) console.error(`✖ Échec : ${title}`);
console.log(`retried: ${all('onlyAgain').length}`);
const skips = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`${passed.length} passed, ${failed.length} failed${skips}`);
process.exitCode = failed.length + unexpectedSkips.length > 0 || passed.length === 0 ? 1 : 0;

async function counted(run) {
  try {
    return await run(reports, flags);
  } catch (error) {
    console.error(
      `✖ Les essais se sont arrêtés sans rendre de compte : ${/** @type {Error} */ (error).message}`,
    );
    return { passed: [], failed: [run.name], skipped: [], onlyAgain: [], files: [] };
  }
}

function isExcused(title) {
  const { TEST_DATABASE_URL, TEST_S3_URL } = process.env;
  return (
    (!TEST_DATABASE_URL && title.includes('serveur PostgreSQL')) ||
    (!TEST_S3_URL && title.includes('serveur S3')) ||
    (title.includes('programmes de PostgreSQL') &&
      spawnSync('pg_config', ['--bindir']).status !== 0) ||
    (title.includes('serveur Redis') && spawnSync('redis-server', ['--version']).status !== 0) ||
    (title.includes('serveur PgBouncer') && spawnSync('pgbouncer', ['--version']).status !== 0) ||
    (title.includes('serveur nginx') && spawnSync('nginx', ['-v']).status !== 0)
  );
}
