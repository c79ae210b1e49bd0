import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseSchema, type Release } from '@alumni/shared-contract';
import { damagedFiles, readIntegrity, verifyBuild, type Integrity } from './verify';

export interface PublishedRemote {
  name: string;
  version: string;
  /** Files of that release which were no longer what was published, and are again. */
  repaired: string[];
}

/**
 * Copies a remote's build into its immutable folder `remotes/<name>/<version>/`; the version is the
 * package's, then the hash of what was built. A folder that is there and damaged is put back.
 * @param distDir `dist` of the remote
 * @param publishedDir folder of everything published
 * @throws DamagedBuild when a file of the build is not what it promises; when it is no release
 */
export async function publishRemote(
  distDir: string,
  publishedDir: string,
): Promise<PublishedRemote> {
  const { name, version: packageVersion } = await readRelease(distDir);
  const integrity = await readIntegrity(distDir);
  await verifyBuild(distDir, integrity);
  const version = `${packageVersion}-${shortHash(integrity)}`;
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

async function damagedRelease(folder: string, integrity: Integrity): Promise<string[]> {
  const there = await readIntegrity(folder).catch(() => ({}));
  const isSame = shortHash(there) === shortHash(integrity);
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
  const aside = `${to}.${randomUUID()}`;
  await rename(to, aside);
  await copyWhole(from, to);
  await rm(aside, { recursive: true, force: true });
}

function shortHash(integrity: Integrity): string {
  const text = JSON.stringify(integrity, null, 2);
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
