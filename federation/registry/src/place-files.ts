import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Writes a file that others read meanwhile, in this process or another: they see the old content or
 * the new one, never a part of it. An identical file is left alone.
 * @param to absolute path; missing folders are made
 */
export async function placeFile(content: Buffer, to: string): Promise<void> {
  const isThere = await readFile(to).then(
    (there) => there.equals(content),
    () => false,
  );
  if (isThere) return;
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Places the files of a folder and of its folders, and removes nothing.
 * @param isLeft whether to leave a file out, by its name relative to `from`
 */
export async function placeFiles(
  from: string,
  to: string,
  isLeft: (name: string) => boolean = () => false,
): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(from, file);
    if (entry.isFile() && !isLeft(name)) await placeFile(await readFile(file), join(to, name));
  }
}
