import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { filesOfPicture } from '@alumni/shared-contract';
import type { Storage } from '../storage/storage';
import type { ArchiveWriter } from './archive-writer';
import type { FilePart } from './manifest';

/** A file this young may still be growing: it is copied when a row names it, for then it is whole. */
const settledMs = 60_000;

/** Copies what the storage holds into an archive, each file once. */
export class FileCopies {
  readonly parts = new Map<string, FilePart>();

  constructor(
    private readonly storage: Storage,
    private readonly archive: ArchiveWriter,
  ) {}

  /** Everything that nobody writes any more. */
  async takeSettled(): Promise<void> {
    const before = new Date(Date.now() - settledMs);
    for await (const { path, modifiedAt } of this.storage.list()) {
      if (modifiedAt < before) await this.#take(path);
    }
  }

  /** Each file of the pictures that rows name: few are left after the others. */
  async takeNamed(pictures: Set<string>): Promise<void> {
    for (const key of pictures) {
      for (const path of pathsOf(key)) await this.#take(path);
    }
  }

  /** Of these pictures, those of which a file is not in the archive. */
  incomplete(pictures: Set<string>): Set<string> {
    return new Set(
      [...pictures].filter((key) => pathsOf(key).some((path) => !this.parts.has(path))),
    );
  }

  async #take(path: string): Promise<void> {
    if (this.parts.has(path)) return;
    const content = await contentOf(await this.storage.read(path));
    // Removed since it was listed: rows that still name it show in `incomplete`.
    if (!content) return;
    this.parts.set(path, { path, ...(await this.archive.add(`files/${path}`, content)) });
  }
}

async function contentOf(stream: Readable | null): Promise<Buffer | null> {
  if (!stream) return null;
  try {
    return await buffer(stream);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function pathsOf(key: string): string[] {
  const [folder = '', name = ''] = key.split('/');
  const files = filesOfPicture(folder, name).map(({ file }) => `${key}/${file}`);
  // A name that is none of ours has no file: it is told as missing.
  return files.length > 0 ? files : [key];
}
