/**
 * `npm run versions`: a package that others install and that changed since the last release needs a
 * version of its own. It runs through tsx, because the list of releases is TypeScript.
 */
import { unraised } from '@alumni/federation-build/versions';
import { lastReleases } from '../api/testing/last-releases.ts';
import { root } from './lib.mjs';
import { packages } from './packages/packages.mjs';

const [since] = lastReleases;
const folders = packages.map(({ folder }) => folder);
const changed = unraised(root, since, folders);
if (!changed) {
  console.error(
    `La livraison ${since.slice(0, 8)} n'est pas dans ce clone : rien n'a été comparé.`,
  );
}
for (const { folder, version, files } of changed ?? []) {
  console.error(
    `✖ ${folder} : changé depuis la livraison ${since.slice(0, 8)}, et toujours ${version} (${files.join(', ')})`,
  );
  console.error(`  → une autre version dans ${folder}/package.json, et son CHANGELOG.md`);
  process.exitCode = 1;
}
