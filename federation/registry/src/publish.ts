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

/** Result of publishing a build. */
export interface PublishedRemote {
  name: string;
  version: string;
  /** Damaged files of that release that were replaced. */
  repaired: string[];
}

/** Description of a build, available once all its files are verified. */
export interface Build {
  name: string;
  release: Release;
  integrity: Integrity;
  /** Published version: the package's version, then ten digits of the content hash. */
  version: string;
  files: number;
  bytes: number;
}

/**
 * Reads a build, or a published release, and verifies all of it.
 * @throws DamagedBuild when a file is missing, changed or not listed; ZodError when release.json
 *   violates its schema; ENOENT when the folder is not a release
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
 * Copies a remote's build into its immutable folder `remotes/<name>/<version>/`. A damaged folder
 * is replaced.
 * @param distDir `dist` of the remote
 * @param publishedDir folder of all published files
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
 * Reads the description of a build.
 * @throws ZodError, or when the folder has no release.json
 */
export async function readRelease(folder: string): Promise<Release> {
  return ReleaseSchema.parse(await readJson(join(folder, 'release.json')));
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Ten digits of a hash over all files of a build. */
export function contentHash(integrity: Integrity): string {
  const text = JSON.stringify(integrity, null, 2);
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Replaces the folder `to` atomically: a reader sees the old or the new one, never a mixture. */
export async function placeWhole(draft: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const aside = `${to}.${randomUUID()}`;
  const wasThere = await rename(to, aside).then(
    () => true,
    () => false,
  );
  await rename(draft, to).catch(async (error: unknown) => {
    // Another process placed the same release meanwhile: keep that one.
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

/** Atomic: a reader never sees a partial release. */
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

/** Whether a file or folder exists. */
export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
