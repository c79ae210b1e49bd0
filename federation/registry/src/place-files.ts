import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exists } from './publish';

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
  for (const name of await namesOf(from, isLeft))
    await placeFile(await readFile(join(from, name)), join(to, name));
}

/** Names of the files that `placeFiles` would have to make. */
export async function absentFiles(
  from: string,
  to: string,
  isLeft: (name: string) => boolean,
): Promise<string[]> {
  const names = await namesOf(from, isLeft);
  const areThere = await Promise.all(names.map((name) => exists(join(to, name))));
  return names.filter((_, index) => !areThere[index]);
}

async function namesOf(folder: string, isLeft: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !isLeft(name));
}
