import type { RemoteMap } from '@alumni/shared-contract';

/** A module of a map: the path that names it, its file name, and the names it is exposed by. */
interface RemoteModule {
  screen: string;
  name: string;
  keys: [screen: string, lifecycles: string];
}

/** Every module of a map once: screens, parts of slots and parcels. */
export function modulesOf(
  map: Pick<RemoteMap, 'routes'> & Partial<Pick<RemoteMap, 'slots' | 'parcels'>>,
): RemoteModule[];
