import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { remoteFolders } from './remote-folders.js';

// The same rules at the build, at promotion and in `mf check`: webpack reads no TypeScript by itself.
const { collisionsWith } = await tsImport('./collisions.ts', import.meta.url);

/**
 * What a remote's map takes from the maps in the folders beside it, or takes twice itself.
 * @param {string} dir folder of the remote
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {string[]} sentences
 */
export const collisionsBeside = (dir, map) => collisionsWith(map, mapsBeside(dir));

function mapsBeside(dir) {
  const folder = dirname(resolve(dir));
  return [...remoteFolders(folder).map((name) => join(name, 'remote.json')), 'shell/shell.json']
    .map((file) => join(folder, file))
    .filter((file) => dirname(file) !== resolve(dir) && existsSync(file))
    .flatMap((file) => readable(file));
}

/** A map that cannot be read is refused where it is built. */
function readable(file) {
  try {
    const map = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(map.routes) ? [map] : [];
  } catch {
    return [];
  }
}
