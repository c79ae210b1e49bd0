import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { collisionsBeside } from './collisions-beside.mjs';
import { declaredPropsFaults } from './declared-props.mjs';
import { modulesOf } from './module-names.js';
import { iconFaults, withDrawings } from './menu-icons.mjs';
import { schemaFaults } from './schema-faults.mjs';

const require = createRequire(import.meta.url);
const ajv = new Ajv({ allErrors: true, strict: false, useDefaults: true });
const validate = ajv.compile(require('@alumni/shared-contract/remote.v1.schema.json'));
const validateShell = ajv.compile(require('@alumni/shared-contract/shell.v1.schema.json'));

/** An invalid map, with all its faults. */
export class RefusedMap extends Error {
  /**
   * @param {string} file
   * @param {string[]} faults
   */
  constructor(file, faults) {
    super(`${file} est refusé :\n  ${faults.join('\n  ')}`);
    this.faults = faults;
  }
}

/**
 * Reads a remote's remote.json, and checks it against the schema, the files on disk and the maps of
 * the other remotes. The icons of its menus are replaced by their drawings.
 * @param {string} dir folder of the remote
 * @returns {import('@alumni/shared-contract').RemoteMap}
 * @throws RefusedMap
 */
export function readRemoteMap(dir) {
  return readMap(dir, 'remote.json', validate);
}

/**
 * Like `readRemoteMap`, for the shell's own shell.json.
 * @param {string} dir folder of the shell
 * @returns {import('@alumni/shared-contract').ShellMap}
 * @throws RefusedMap
 */
export function readShellMap(dir) {
  return readMap(dir, 'shell.json', validateShell);
}

function readMap(dir, name, isValid) {
  const file = join(dir, name);
  const map = parsed(file);
  const faults = isValid(map)
    ? [
        ...missingScreens(dir, map),
        ...declaredPropsFaults(dir, map),
        ...iconFaults(map),
        ...collisionsBeside(dir, map),
      ]
    : schemaFaults(isValid.errors);
  if (faults.length > 0) throw new RefusedMap(file, faults);
  return withDrawings(map);
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RefusedMap(file, [
      `ce n'est pas du JSON lisible (${/** @type {Error} */ (error).message})`,
    ]);
  }
}

function missingScreens(dir, map) {
  const modules = modulesOf(map);
  const screens = modules.map(({ screen }) => screen);
  const absent = screens.filter((screen) => !existsSync(sourceOf(dir, screen)));
  const names = modules.map(({ name }) => name);
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...absent.map((screen) => `${screen} : le fichier ${screen}.tsx n'existe pas`),
    ...doubles.map(
      (name) => `deux écrans s'appellent ${name} : un module exposé porte le nom de son fichier`,
    ),
  ];
}

const sourceOf = (dir, screen) => resolve(dir, `${screen}.tsx`);

/**
 * Modules that a remote exposes: each screen, and the single-spa lifecycles made from it.
 * @param {string} dir
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {Record<string, { import: string, name: string }>}
 */
export function exposesOf(dir, map) {
  const exposes = {};
  for (const { screen, name, keys } of modulesOf(map)) {
    const source = sourceOf(dir, screen);
    exposes[keys[0]] = { import: source, name };
    exposes[keys[1]] = { import: `${source}?lifecycles`, name: `lifecycles-${name}` };
  }
  return exposes;
}
