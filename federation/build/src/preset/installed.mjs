import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Folder of a package, as a module of that folder finds it. In this repository our own packages are
 * its folders, elsewhere npm has installed them.
 * @param {string} name `antd`, `@alumni/shared-ui`
 * @param {string} [from] folder of the module that asks
 * @returns {string}
 * @throws Error when it is not installed
 */
export function packageFolder(name, from = import.meta.dirname) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find(hasPackage);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return realpathSync(found);
}

const hasPackage = (folder) => existsSync(join(folder, 'package.json'));

/** The package.json of a package. */
export const packageJson = (name, from) =>
  readJson(join(packageFolder(name, from), 'package.json'));

/** The repository of the build: this one, or that of a team elsewhere. Holds `node_modules`. */
export const repository = join(packageFolder('webpack'), '../..');

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
