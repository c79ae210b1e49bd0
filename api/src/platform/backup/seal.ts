import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

/** The two empty blocks at the end of a tar, in bytes. */
export const endOfTar = 1024;
/** The last entry (header and one block), then the end. */
export const sealBytes = 1024 + endOfTar;

/**
 * Last entry of an archive: SHA-256 of every byte before it. Detects truncated, added and changed
 * bytes.
 */
export async function sealOf(sha256: string): Promise<Buffer> {
  const tail = pack();
  tail.entry({ name: 'SHA256', mode: 0o600, mtime: new Date(0) }, `${sha256}\n`);
  tail.finalize();
  return buffer(tail);
}
