import { basename } from 'node:path';

/**
 * Modules that a remote exposes: each screen, and the single-spa lifecycles made from it. Plain
 * JavaScript, because webpack reads it without a compiler.
 * @param {Pick<import('@alumni/shared-contract').RemoteMap, 'routes' | 'slots' | 'parcels'>} map
 * @returns {{ screen: string, name: string, keys: [string, string] }[]} one for each module of the map
 */
export function modulesOf({ routes, slots = [], parcels = [] }) {
  const screens = new Set([...routes, ...slots, ...parcels].map(({ screen }) => screen));
  return [...screens].map((screen) => {
    const name = basename(screen);
    return { screen, name, keys: [`./${name}`, `./lifecycles/${name}`] };
  });
}
