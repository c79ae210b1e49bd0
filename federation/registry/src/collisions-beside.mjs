import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collisionsWith } from './collisions.js';
import { remoteFolders } from './remote-folders.js';

/**
 * Collisions of a remote's map with the maps of the other folders, and within itself.
 * @param {string} dir folder of the remote
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {string[]} messages
 */
export const collisionsBeside = (dir, map) => collisionsWith(map, mapsBeside(dir));

function mapsBeside(dir) {
  const folder = dirname(resolve(dir));
  return [...remoteFolders(folder).map((name) => join(name, 'remote.json')), 'shell/shell.json']
    .map((file) => join(folder, file))
    .filter((file) => dirname(file) !== resolve(dir) && existsSync(file))
    .flatMap((file) => readable(file));
}

/** An unreadable map is refused by its own build. */
function readable(file) {
  try {
    const map = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(map.routes) ? [map] : [];
  } catch {
    return [];
  }
}
