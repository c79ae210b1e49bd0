/**
 * `node scripts/programs-for-tests.mjs`: installs the servers that tests use as real ones, from
 * Debian's packages, as far as they are missing. Elsewhere than on Debian, or without the rights, it
 * says what is missing: the tests that need it are skipped, and listed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An S3 server: `scripts/s3-for-tests.mjs`. */
export const swift = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

const minutes = 60_000;
/** Package → its program. */
const programs = {
  postgresql: 'pg_config',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  ...Object.fromEntries(swift.map((name) => [name, `${name}-server`])),
};

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  install(Object.keys(programs).filter(isMissing));

function install(missing) {
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return console.error(`• Programmes d’essai absents : apt-get install ${missing.join(' ')}`);
  console.log(`▸ Programmes d’essai : installation de ${missing.join(', ')}…`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...missing);
  const left = missing.filter(isMissing);
  if (left.length > 0) console.error(`• Programmes d’essai absents : ${left.join(', ')}`);
}

function isMissing(name) {
  return spawnSync('which', [programs[name]]).status !== 0;
}

function apt(...words) {
  const options = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...options, ...words], { stdio: 'ignore', timeout: 5 * minutes, env });
}
