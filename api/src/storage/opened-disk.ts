import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

/** What differs between the places files may lie at. */
export interface OpenedDisk {
  disk: Disk;
  /** @returns null when there is no such file */
  read(path: string): Promise<Readable | null>;
  /** How long a write that failed here may still arrive there, in milliseconds. */
  settleMs: number;
  /** What setting is wrong, in French, when that is why the place refused; null when it is but away. */
  misconfigured(cause: NodeJS.ErrnoException): string | null;
}
