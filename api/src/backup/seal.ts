import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

/** The two empty blocks a tar ends with, in bytes. */
export const endOfTar = 1024;
/** The last entry (a header and one block), then the end. */
export const sealBytes = 1024 + endOfTar;

/**
 * The end of an archive: an entry holding the SHA-256 of every byte before it. It is the same for
 * the same hash, so that one byte cut off, added or flipped anywhere is seen.
 */
export async function sealOf(sha256: string): Promise<Buffer> {
  const tail = pack();
  tail.entry({ name: 'SHA256', mode: 0o600, mtime: new Date(0) }, `${sha256}\n`);
  tail.finalize();
  return buffer(tail);
}
