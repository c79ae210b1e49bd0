import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Config } from '../config/read-config';
import { StartError } from '../start-error';
import { createLeftovers } from './leftovers';
import { localDisk } from './local-disk';
import { makePicture, type Picture, type PictureKind } from './make-picture';
import type { OpenedDisk } from './opened-disk';
import { StorageAway } from './storage-away';

/** Files of the network, on disk or in a bucket; keys are ASCII and never reused. */
export interface Storage {
  /**
   * Decodes, limits and re-encodes a picture, and stores all of its files or none.
   * @returns its key, such as `covers/3f…-1600x900-avif`; `filesOfPicture` of the contract lists
   *   its files
   * @throws ApiError `invalid`, on `field`, when it is not a JPEG, PNG or WebP; `unavailable`
   *   when too many pictures are waiting
   * @throws StorageAway
   */
  savePicture(content: Buffer, options: { kind: PictureKind; field?: string }): Promise<string>;
  /**
   * Stores all files of a picture that is encoded already, or none.
   * @returns its key
   * @throws StorageAway
   */
  keepPicture(picture: Picture): Promise<string>;
  /**
   * Deletes all files of a picture, later if the storage is unavailable; a missing one is no error.
   */
  removePicture(key: string | null): Promise<void>;
  /**
   * @returns null when there is no such file
   * @throws StorageAway
   */
  read(path: string): Promise<Readable | null>;
  /** Every file, for the backup, with its modification time. */
  list(): AsyncIterable<{ path: string; modifiedAt: Date }>;
  /** Restores a file from a backup. */
  write(path: string, content: Buffer): Promise<void>;
  /** Deletes one file; a missing one is no error. */
  remove(path: string): Promise<void>;
  /**
   * Writes, reads and deletes a small file: at start, and for /ready.
   * @throws StartError naming the wrong setting
   */
  check(): Promise<void>;
}

type StorageConfig = Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 's3'>>;

/** Opens the storage: a bucket when `config` has S3 settings, otherwise a folder in DATA_DIR. */
export async function createStorage(config: StorageConfig): Promise<Storage> {
  const { disk, read, misconfigured, settleMs } = await openDisk(config);
  const leftovers = createLeftovers((key) => disk.deleteAll(`${key}/`), settleMs);
  async function keepPicture({ key, files }: Picture): Promise<string> {
    const writes = files.map(({ file, bytes }) => disk.put(`${key}/${file}`, bytes));
    const failed = (await Promise.allSettled(writes)).find(isRejected);
    if (!failed) return key;
    void leftovers.undo(key);
    throw new StorageAway(failed.reason);
  }
  return {
    async savePicture(content, { kind, field = 'picture' }) {
      return keepPicture(await makePicture(content, kind, field));
    },
    keepPicture,
    async removePicture(key) {
      if (key) await leftovers.remove(key);
    },
    read: (path) => read(path).catch((error: unknown) => Promise.reject(new StorageAway(error))),
    list: () => filesOf(disk),
    write: (path, content) => disk.put(path, content),
    remove: (path) => disk.delete(path),
    async check() {
      try {
        await writeAndRead(disk);
      } catch (error) {
        const wrong = error instanceof Error && misconfigured((error.cause ?? error) as Error);
        throw wrong
          ? new StartError(`Les fichiers ne peuvent être gardés : ${wrong}.`, advice)
          : error;
      }
      await leftovers.retry();
    },
  };
}

async function openDisk({ s3, DATA_DIR }: StorageConfig): Promise<OpenedDisk> {
  if (!s3) return localDisk(DATA_DIR);
  // Loaded on demand: half a second and 30 MB.
  const { s3Disk } = await import('./s3-disk');
  return s3Disk(s3);
}

const advice =
  "Corrigez cette variable d'environnement (le tableau est dans README.md), puis relancez.";

const isRejected = (result: PromiseSettledResult<void>) => result.status === 'rejected';

async function writeAndRead(disk: Disk): Promise<void> {
  const key = `ready/${randomBytes(8).toString('hex')}`;
  await disk.put(key, key);
  const kept = await disk.get(key);
  await disk.delete(key);
  if (kept !== key) throw new Error('the storage returned other content than it was given');
}

/** Internal folders: the check's file, releases of remotes, and exports. */
const apart = /^(ready|releases|exports)\//;

/** Lists in pages of a thousand names. */
async function* filesOf(disk: Disk): AsyncGenerator<{ path: string; modifiedAt: Date }> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch(emptyWhenNew);
    for (const file of page.objects) {
      if (!file.isFile || apart.test(file.key)) continue;
      // Deleted since it was listed.
      const facts = await file.getMetaData().catch(() => null);
      if (facts) yield { path: file.key, modifiedAt: facts.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** The folder is created with its first file. */
function emptyWhenNew(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return { objects: [], paginationToken: undefined };
  throw error;
}
