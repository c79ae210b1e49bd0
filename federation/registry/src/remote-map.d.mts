import type { RemoteMap, ShellMap } from '@alumni/shared-contract';

/** An invalid map; `faults` has one French message per error. */
export class RefusedMap extends Error {
  readonly faults: string[];
}
/**
 * Reads a remote's remote.json, and checks it against the schema, the files on disk and the maps of
 * the other remotes. The icons of its menus are replaced by their drawings.
 * @param dir folder of the remote
 * @throws RefusedMap
 */
export function readRemoteMap(dir: string): RemoteMap;
/**
 * Like `readRemoteMap`, for the shell's own shell.json.
 * @param dir folder of the shell
 * @throws RefusedMap
 */
export function readShellMap(dir: string): ShellMap;
/**
 * Modules that a remote exposes, by their key: each screen, and the single-spa lifecycles made from
 * it.
 * @param dir folder of the remote
 */
export function exposesOf(
  dir: string,
  map: RemoteMap,
): Record<string, { import: string; name: string }>;
