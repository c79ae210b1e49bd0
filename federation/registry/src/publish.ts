import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseSchema, type Release } from '@alumni/shared-contract';
import {
  DamagedBuild,
  damagedFiles,
  readIntegrity,
  unlistedFiles,
  verifyBuild,
  type Integrity,
} from './verify';

export interface PublishedRemote {
  name: string;
  version: string;
  /** Files of that release which were no longer what was published, and are again. */
  repaired: string[];
}

/** What a folder says of itself, once every file of it is what it promises. */
export interface Build {
  name: string;
  release: Release;
  integrity: Integrity;
  /** As it is published: the package's version, then ten digits of what was built. */
  version: string;
  files: number;
  bytes: number;
}

/**
 * Reads a build, or a published release, and verifies all of it.
 * @throws DamagedBuild when a file is missing, other than promised or not promised at all; ZodError
 *   when release.json breaks its schema; ENOENT when the folder is none of a release
 */
export async function readBuild(folder: string): Promise<Build> {
  const integrity = await readIntegrity(folder);
  await verifyBuild(folder, integrity);
  const unlisted = await unlistedFiles(folder, integrity);
  if (unlisted.length > 0) throw new DamagedBuild(folder, unlisted);
  const release = await readRelease(folder);
  const version = `${release.version}-${contentHash(integrity)}`;
  return { name: release.name, release, integrity, version, ...(await weightOf(folder)) };
}

/**
 * Copies a remote's build into its immutable folder `remotes/<name>/<version>/`. A folder that is
 * there and damaged is put back.
 * @param distDir `dist` of the remote
 * @param publishedDir folder of everything published
 * @throws as `readBuild`
 */
export async function publishRemote(
  distDir: string,
  publishedDir: string,
): Promise<PublishedRemote> {
  const { name, version, integrity } = await readBuild(distDir);
  const folder = releaseFolder(publishedDir, name, version);
  if (!(await exists(folder))) {
    await copyWhole(distDir, folder);
    return { name, version, repaired: [] };
  }
  const repaired = await damagedRelease(folder, integrity);
  if (repaired.length > 0) await replaceWhole(distDir, folder);
  return { name, version, repaired };
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

/** Ten digits that change with any file of a build. */
export function contentHash(integrity: Integrity): string {
  const text = JSON.stringify(integrity, null, 2);
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * Makes a whole folder the one at `to`, whatever was there; a reader sees the old one or the new one,
 * never half of either.
 */
export async function placeWhole(draft: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const aside = `${to}.${randomUUID()}`;
  const wasThere = await rename(to, aside).then(
    () => true,
    () => false,
  );
  await rename(draft, to).catch(async (error: unknown) => {
    // Another reader of the same release placed it in between: theirs is as good.
    if (!(await exists(to))) throw error;
    await rm(draft, { recursive: true, force: true });
  });
  if (wasThere) await rm(aside, { recursive: true, force: true });
}

async function damagedRelease(folder: string, integrity: Integrity): Promise<string[]> {
  const there = await readIntegrity(folder).catch(() => ({}));
  const isSame = contentHash(there) === contentHash(integrity);
  return [...(isSame ? [] : ['integrity.json']), ...(await damagedFiles(folder, integrity))];
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

async function replaceWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`;
  await cp(from, draft, { recursive: true });
  await placeWhole(draft, to);
}

async function weightOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
