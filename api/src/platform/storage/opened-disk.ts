import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

/** Differences between storage places. */
export interface OpenedDisk {
  disk: Disk;
  /** @returns null when there is no such file */
  read(path: string): Promise<Readable | null>;
  /** How long a failed write may still complete, in milliseconds. */
  settleMs: number;
  /** French explanation of a wrong setting; null when the place is only unavailable. */
  misconfigured(cause: NodeJS.ErrnoException): string | null;
}
