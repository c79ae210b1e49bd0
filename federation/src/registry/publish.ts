import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseSchema, type Release } from '@alumni/shared-contract';

/**
 * Copies a remote's build into its immutable folder `remotes/<name>/<version>/`; the version is the
 * package's, then the hash of what was built.
 * @param distDir `dist` of the remote
 * @param publishedDir folder of everything published
 * @throws when that version is there with other content, or the build is not a release
 */
export async function publishRemote(
  distDir: string,
  publishedDir: string,
): Promise<{ name: string; version: string }> {
  const { name, version: packageVersion } = await readRelease(distDir);
  const integrity = await readFile(join(distDir, 'integrity.json'), 'utf8');
  const version = `${packageVersion}-${shortHash(integrity)}`;
  const folder = releaseFolder(publishedDir, name, version);
  if (await exists(folder)) {
    const there = await readFile(join(folder, 'integrity.json'), 'utf8');
    if (there !== integrity) throw new Error(`${folder} is published with other content.`);
    return { name, version };
  }
  await copyWhole(distDir, folder);
  return { name, version };
}

/** The folder of one release. */
export function releaseFolder(publishedDir: string, name: string, version: string): string {
  return join(publishedDir, 'remotes', name, version);
}

/**
 * Reads what a build says of itself.
 * @throws ZodError, or when the folder holds no release.json
 */
export async function readRelease(folder: string): Promise<Release> {
  return ReleaseSchema.parse(await readJson(join(folder, 'release.json')));
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** All of it or nothing: a reader never sees half a release. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await cp(from, draft, { recursive: true });
  try {
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process published the same release meanwhile.
    if (!(await exists(to))) throw error;
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
