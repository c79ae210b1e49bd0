import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { filesOfPicture } from '@alumni/shared-contract';
import type { Storage } from '../storage/storage';
import type { ArchiveWriter } from './archive-writer';
import type { FilePart } from './manifest';

/** Skip files younger than this, which may still be growing, unless a row names them. */
const settledMs = 60_000;

/** Copies stored files into an archive, each once. */
export class FileCopies {
  readonly parts = new Map<string, FilePart>();

  constructor(
    private readonly storage: Storage,
    private readonly archive: ArchiveWriter,
  ) {}

  /** All files that are no longer written. */
  async takeSettled(): Promise<void> {
    const before = new Date(Date.now() - settledMs);
    for await (const { path, modifiedAt } of this.storage.list()) {
      if (modifiedAt < before) await this.#take(path);
    }
  }

  /** Files of the pictures that rows name. */
  async takeNamed(pictures: Set<string>): Promise<void> {
    for (const key of pictures) {
      for (const path of pathsOf(key)) await this.#take(path);
    }
  }

  /** Those of these pictures with a file missing in the archive. */
  incomplete(pictures: Set<string>): Set<string> {
    return new Set(
      [...pictures].filter((key) => pathsOf(key).some((path) => !this.parts.has(path))),
    );
  }

  async #take(path: string): Promise<void> {
    if (this.parts.has(path)) return;
    const content = await contentOf(await this.storage.read(path));
    // Removed since it was listed: `incomplete` reports rows that still name it.
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
  // An invalid name has no file: report it as missing.
  return files.length > 0 ? files : [key];
}
