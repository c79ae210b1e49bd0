import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { Part } from './manifest';
import { endOfTar, sealOf } from './seal';

/** Writes a tar entry by entry; it is complete only with its seal. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(private readonly path: string) {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#written = pipeline(this.#pack, file);
    // The next `add` reports a write error; unhandled here, it would end the process.
    this.#written.catch(() => undefined);
  }

  async add(entry: string, content: Buffer): Promise<Part> {
    await this.#entry(entry, content.length, (sink) => {
      sink.end(content);
    });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { entry, bytes: content.length, sha256 };
  }

  /** @param part metadata measured while the file was written */
  async addFile(path: string, part: Part): Promise<void> {
    await this.#entry(part.entry, part.bytes, (sink) => pipeline(createReadStream(path), sink));
  }

  /** Writes the seal over all bytes, and waits for fsync. */
  async seal(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
    const file = await open(this.path, 'r+');
    try {
      const { size } = await file.stat();
      const sealed = size - endOfTar;
      await file.write(await sealOf(await hashOfFile(this.path, sealed)), 0, undefined, sealed);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Closes the file, complete or not. */
  async close(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }

  async #entry(
    name: string,
    size: number,
    fill: (sink: NodeJS.WritableStream) => Promise<void> | void,
  ): Promise<void> {
    const sink = this.#pack.entry({ name, size, mode: 0o600 });
    const ended = once(sink, 'close');
    await Promise.race([Promise.all([fill(sink), ended]), this.#written]);
  }
}

/** @param length number of bytes to read from the start of the file */
export async function hashOfFile(path: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) await pipeline(createReadStream(path, { end: length - 1 }), hash);
  return hash.digest('hex');
}
