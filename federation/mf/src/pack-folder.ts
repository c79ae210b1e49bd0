import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';

/** Streams a folder as a tar, without times and owners, so that equal folders give equal bytes. */
export function packFolder(folder: string): Readable {
  const tar = pack();
  const out = new PassThrough();
  // A failure reaches the reader as an error of the stream.
  Promise.all([addAll(tar, folder), pipeline(tar, out)]).catch((error: Error) =>
    out.destroy(error),
  );
  return out;
}

async function addAll(tar: Pack, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const { size } = await stat(file);
    const name = relative(folder, file).split(sep).join('/');
    await pipeline(createReadStream(file), tar.entry({ name, size }));
  }
  tar.finalize();
}
