import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import AjvModule from 'ajv';

const Ajv = AjvModule.default ?? AjvModule;
const schema = createRequire(import.meta.url)('@alumni/shared-contract/remote.v1.schema.json');
const validate = new Ajv({ allErrors: true, strict: false, useDefaults: true }).compile(schema);

/**
 * Reads a remote's remote.json and refuses, with every fault named, what the schema or the disk
 * does not bear out.
 * @param {string} dir folder of the remote
 * @returns {import('@alumni/shared-contract').RemoteMap}
 */
export function readRemoteMap(dir) {
  const file = join(dir, 'remote.json');
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const faults = validate(map)
    ? missingScreens(dir, map)
    : validate.errors.map((error) => `${error.instancePath || '/'} ${error.message}`);
  if (faults.length > 0) throw new Error(`${file} is refused:\n  ${faults.join('\n  ')}`);
  return map;
}

function missingScreens(dir, map) {
  const screens = [...new Set([...map.routes, ...map.slots].map((entry) => entry.screen))];
  const absent = screens.filter((screen) => !existsSync(sourceOf(dir, screen)));
  const names = screens.map((screen) => basename(screen));
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...absent.map((screen) => `${screen}: no file ${screen}.tsx`),
    ...doubles.map((name) => `two screens are named ${name}: an exposed name is the file's name`),
  ];
}

const sourceOf = (dir, screen) => resolve(dir, `${screen}.tsx`);

/**
 * What a remote exposes: each screen, and the single-spa lifecycles made from it.
 * @param {string} dir
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {Record<string, { import: string, name: string }>}
 */
export function exposesOf(dir, map) {
  const exposes = {};
  for (const { screen } of [...map.routes, ...map.slots]) {
    const name = basename(screen);
    const source = sourceOf(dir, screen);
    exposes[`./${name}`] = { import: source, name };
    exposes[`./lifecycles/${name}`] = {
      import: `${source}?lifecycles`,
      name: `lifecycles-${name}`,
    };
  }
  return exposes;
}
