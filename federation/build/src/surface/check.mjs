/**
 * `npm run surface`: what the shared packages offer to remotes (the names of each entry point, with
 * a hash of their types) must be what `surface.json` of the package records for its version. A
 * change needs a new version, because shells and remotes of different days meet in one page.
 * `npm run surface -- --write` records a change, once the version in package.json is raised.
 * Folders as arguments replace the shared packages.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import semver from 'semver';
import { readJson, repository } from '../preset/installed.mjs';
import { entryPoints, surfaceOf } from './surface-of.mjs';

const shared = ['shared-contract', 'shared-auth', 'shared-ui'].map((name) =>
  join(repository, name),
);
const isWriting = process.argv.includes('--write');
const asked = process.argv.slice(2).filter((argument) => argument !== '--write');
for (const folder of asked.length > 0 ? asked : shared) {
  const [fault, remedy] = check(folder) ?? [];
  if (!fault) continue;
  console.error(`✖ ${basename(folder)} : ${fault}\n  → ${remedy}`);
  process.exitCode = 1;
}

function check(folder) {
  const { version, exports } = readJson(join(folder, 'package.json'));
  const file = join(folder, 'surface.json');
  const recorded = existsSync(file) ? readJson(file) : { version: '0.0.0', names: {} };
  const names = surfaceOf(folder, entryPoints(exports));
  const changes = changesBetween(recorded.names, names);
  if (changes.length === 0 && recorded.version === version) return null;
  const needed = neededVersion(recorded.version, changes);
  if (semver.lt(version, needed)) {
    const list = changes.map(({ sign, name }) => `${sign} ${name}`).join(', ');
    return [
      `la surface de la version ${recorded.version} a changé (${list})`,
      `version ${needed} ou plus dans son package.json, puis npm run surface -- --write`,
    ];
  }
  if (!isWriting)
    return [`surface.json est celui de ${recorded.version}`, 'npm run surface -- --write'];
  writeFileSync(file, `${JSON.stringify({ version, names }, null, 2)}\n`);
  return null;
}

/** `+` added, `-` gone, `~` with other types. */
function changesBetween(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name) => {
    if (before[name] === after[name]) return [];
    return [{ name, sign: name in after ? (name in before ? '~' : '+') : '-' }];
  });
}

/** A name that goes breaks remotes; types that change may not: their author decides for more. */
function neededVersion(version, changes) {
  if (changes.length === 0) return version;
  return semver.inc(version, changes.some(({ sign }) => sign === '-') ? 'major' : 'minor');
}
