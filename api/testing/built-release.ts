import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { receiveTar } from '../src/composition/releases/receive-tar';
import { sentRelease, type Sent } from './releasing';

/** Writes into the folder of published files the release that a starting server would put there. */
export async function builtRelease(
  dataDir: string,
  content: string,
  name = 'mf_a',
  more: Sent = {},
) {
  const { version, tar } = await sentRelease({ name, content, ...more });
  const folder = join(dataDir, 'published/remotes', name, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await receiveTar(Readable.from(tar), folder);
  return { name, version, repaired: [], folder };
}
