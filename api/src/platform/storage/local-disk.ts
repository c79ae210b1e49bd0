import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { OpenedDisk } from './opened-disk';

const fatal = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

/** Storage in a local folder. */
export function localDisk(folder: string): OpenedDisk {
  const disk = new Disk(new FSDriver({ location: join(folder, 'files'), visibility: 'public' }));
  return {
    disk,
    settleMs: 0,
    read: async (path) => ((await disk.exists(path)) ? disk.getStream(path) : null),
    misconfigured: ({ code }) =>
      code && fatal.has(code) ? `DATA_DIR : on ne peut pas écrire dans ${folder}` : null,
  };
}
