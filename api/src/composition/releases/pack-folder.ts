import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack, type Pack } from 'tar-stream';

/** Packs a folder as one tar. */
export async function packFolder(folder: string): Promise<Buffer> {
  const archive = pack();
  const whole = buffer(archive);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    await addFile(archive, path.slice(folder.length + 1).replaceAll('\\', '/'), path);
  }
  archive.finalize();
  return whole;
}

async function addFile(archive: Pack, name: string, path: string): Promise<void> {
  const content = await buffer(createReadStream(path));
  archive.entry({ name }, content);
}
