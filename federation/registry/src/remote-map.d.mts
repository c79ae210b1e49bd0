import type { RemoteMap } from '@alumni/shared-contract';

export class RefusedMap extends Error {
  readonly faults: string[];
}
export function readRemoteMap(dir: string): RemoteMap;
