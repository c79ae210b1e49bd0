/**
 * `npm run commits`: checks the messages of the commits after the one that added
 * commitlint.config.mjs. In a shallow clone it starts after the oldest commit; without git there is
 * nothing to check.
 */
import { spawnSync } from 'node:child_process';
import { root } from './lib.mjs';

const rules = 'commitlint.config.mjs';
const base = git('log', '--diff-filter=A', '--format=%H', '--', rules)?.at(-1);
const count = base && Number(git('rev-list', '--count', `${base}..HEAD`)?.[0]);

if (!base) {
  console.log(`Messages des commits : pas d'historique git où ${rules} arrive, rien à vérifier.`);
} else if (!count) {
  console.log('Messages des commits : aucun commit depuis la règle.');
} else {
  const check = spawnSync('npx', ['commitlint', '--from', base], { cwd: root, stdio: 'inherit' });
  process.exitCode = check.status ?? 1;
  if (check.status === 0) console.log(`Messages des commits : ${count} vérifiés.`);
}

/** Output lines of git; undefined when it failed or is not installed. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
