import { randomFillSync } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

const megabyte = 1024 * 1024;
/** Two segments of the write-ahead log. */
const reservedMegabytes = 32;
/** Free space beside the reserve before writes are accepted again. */
const probedMegabytes = 4;
const retryMs = 1_000;

/**
 * Space kept on the disk for the write-ahead log: without room for it PostgreSQL panics. When the disk
 * is full the log uses the reserve, and the database accepts reads only until there is room again.
 */
export class DiskReserve {
  isFull = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param onChange called when the disk became full, or has room again */
  constructor(
    private readonly file: string,
    private readonly onChange: (isFull: boolean) => void,
  ) {}

  /** @throws ENOSPC when there is no room for the reserve, and a little more */
  prepare(): void {
    if (!existsSync(this.file)) writeWhole(this.file, reservedMegabytes);
    const probe = `${this.file}.probe`;
    writeWhole(probe, probedMegabytes);
    rmSync(probe);
  }

  /** Called for each write that found no room. */
  noteFull(): void {
    if (this.isFull) return;
    this.isFull = true;
    this.#timer = setInterval(() => this.#tryAgain(), retryMs);
    this.onChange(true);
  }

  /** @returns whether there was a reserve to give back */
  spend(): boolean {
    if (!existsSync(this.file)) return false;
    rmSync(this.file);
    return true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tryAgain(): void {
    try {
      this.prepare();
    } catch {
      return;
    }
    this.isFull = false;
    this.stop();
    this.onChange(false);
  }
}

/** Random content: a compressed disk would keep no room for zeros. */
function writeWhole(file: string, megabytes: number): void {
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    const content = randomFillSync(Buffer.alloc(megabyte));
    for (let written = 0; written < megabytes; written += 1) writeAll(descriptor, content);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(draft);
    throw error;
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}

/** A nearly full disk writes a part, and fails at the next attempt. */
function writeAll(descriptor: number, content: Buffer): void {
  for (let done = 0; done < content.length;) done += writeSync(descriptor, content, done);
}
