import type { RemoteMap } from '@alumni/shared-contract';

/** remote.json of every remote. */
export const maps: RemoteMap[];
/** `mf_a/HomeScreen` → its module. */
export const screens: Record<string, () => Promise<unknown>>;
