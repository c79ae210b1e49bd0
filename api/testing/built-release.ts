import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { receiveTar } from '../src/composition/releases/receive-tar';
import { sentRelease } from './releasing';

/** Leaves in a folder of published files what the start of a server puts there of its workspace. */
export async function builtRelease(dataDir: string, content: string, name = 'mf_a') {
  const { version, tar } = await sentRelease({ name, content });
  const folder = join(dataDir, 'published/remotes', name, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await receiveTar(Readable.from(tar), folder);
  return { name, version, repaired: [], folder };
}
