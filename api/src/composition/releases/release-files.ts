import { access, mkdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { placeWhole, readBuild, releaseFolder, type Build } from '@alumni/federation-registry';
import type { Storage } from '../../platform/storage/storage';
import { DamagedRelease, damagedObjects } from './damaged-objects';
import { packFolder } from './pack-folder';
import { receiveTar } from './receive-tar';

/** The files of a release are missing. */
export class AbsentRelease extends Error {
  constructor(name: string, version: string) {
    super(`les fichiers de ${name} ${version} sont absents de ce serveur`);
  }
}

/** A folder, or an object, contains another release than its name says. */
export class OtherRelease extends Error {
  constructor(name: string, version: string, { release, version: found }: Build) {
    super(`le dossier de ${name} ${version} contient ${release.name} ${found}`);
  }
}

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

/**
 * Files of releases: a local folder, and a bucket (if configured) with one tar per release. Missing
 * folders are fetched from the bucket.
 * @param bucket null: the local folder only
 */
export function createReleaseFiles(publishedDir: string, bucket: Storage | null) {
  const verified = new Map<string, Promise<Build>>();
  const coming = new Map<string, Promise<Build>>();
  const damaged = damagedObjects();
  const keyOf = (name: string, version: string) => `${name}/${version}`;
  const objectOf = (name: string, version: string) => `releases/${keyOf(name, version)}.tar`;
  const folderOf = (name: string, version: string) => releaseFolder(publishedDir, name, version);

  /** A temporary folder on the same disk as the releases. */
  async function draft(): Promise<string> {
    const folder = join(publishedDir, 'drafts', randomUUID());
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Reads and verifies a release, from wherever it is stored. */
  async function verify(name: string, version: string): Promise<Build> {
    const reading = load(name, version);
    verified.set(keyOf(name, version), reading);
    return reading.catch((error: unknown) => {
      verified.delete(keyOf(name, version));
      throw error;
    });
  }

  async function load(name: string, version: string): Promise<Build> {
    try {
      return expected(await readBuild(folderOf(name, version)), name, version);
    } catch (error) {
      const known = damaged.known(name, version);
      if (known) throw known;
      const sent = await bucket?.read(objectOf(name, version));
      if (sent) return fetchFrom(sent, name, version);
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw isAbsent ? new AbsentRelease(name, version) : error;
    }
  }

  async function fetchFrom(sent: Readable, name: string, version: string): Promise<Build> {
    // Buffer first: a bucket that stalls leaves no partial file.
    const object = await buffer(sent);
    const folder = await draft();
    try {
      const build = await unpack(object, folder, name, version);
      await placeWhole(folder, folderOf(name, version));
      return build;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function unpack(object: Buffer, folder: string, name: string, version: string) {
    try {
      await receiveTar(Readable.from(object), folder);
      return expected(await readBuild(folder), name, version);
    } catch (error) {
      throw damaged.remember(new DamagedRelease(name, version, error));
    }
  }

  return {
    folderOf,
    draft,
    verify,

    /** Called for each damaged object found. */
    onDamage: damaged.onDamage,

    /** Whether the folder exists locally, valid or not. */
    isHere: (name: string, version: string): Promise<boolean> =>
      access(folderOf(name, version)).then(
        () => true,
        () => false,
      ),

    /** Like `verify`, cached for the life of this process. */
    read: (name: string, version: string): Promise<Build> =>
      verified.get(keyOf(name, version)) ?? verify(name, version),

    /** Fetches a missing release, once for concurrent callers. */
    bring(name: string, version: string): Promise<Build> {
      const key = keyOf(name, version);
      const fetched = coming.get(key) ?? verify(name, version).finally(() => coming.delete(key));
      coming.set(key, fetched);
      return fetched;
    },

    /** Uploads a release's folder to the bucket. */
    async send(folder: string, name: string, version: string): Promise<void> {
      await bucket?.write(objectOf(name, version), await packFolder(folder));
    },

    /** Like `send`, for a local release; skipped when the bucket has it. */
    async sendOnce(name: string, version: string): Promise<void> {
      const sent = await bucket?.read(objectOf(name, version));
      sent?.destroy();
      if (!sent)
        await bucket?.write(objectOf(name, version), await packFolder(folderOf(name, version)));
    },

    /** Moves a verified folder to its final place. */
    async keep(folder: string, { release: { name }, version }: Build): Promise<void> {
      await placeWhole(folder, folderOf(name, version));
      verified.delete(keyOf(name, version));
      damaged.forget(name, version);
    },

    async remove(name: string, version: string): Promise<void> {
      verified.delete(keyOf(name, version));
      await rm(folderOf(name, version), { recursive: true, force: true });
      await bucket?.remove(objectOf(name, version));
    },
  };
}

function expected(build: Build, name: string, version: string): Build {
  if (build.release.name === name && build.version === version) return build;
  throw new OtherRelease(name, version, build);
}
