import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Note {
  /** Private folder of the socket. */
  host: string;
  /** Inode of the data folder: a copied folder's note refers to the original. */
  folder: number;
}

/** Prefix of the private folders. */
export const socketFolderPrefix = join(tmpdir(), 'alumni-pg-');

/** Tells another command of the same user where the running server's database listens. */
export function noteSocket(dataDir: string, host: string): void {
  const draft = `${noteOf(dataDir)}.${process.pid}`;
  const note: Note = { host, folder: statSync(dataDir).ino };
  writeFileSync(draft, JSON.stringify(note), { mode: 0o600 });
  renameSync(draft, noteOf(dataDir));
}

/** @returns the socket's folder, or undefined without a note for this data folder */
export function readSocketNote(dataDir: string): string | undefined {
  try {
    const note = JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as Note;
    return note.folder === statSync(dataDir).ino ? note.host : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the note, and leftovers of killed servers in the temporary folder. */
export function forgetSocket(dataDir: string): void {
  const host = readSocketNote(dataDir);
  rmSync(noteOf(dataDir), { force: true });
  const isOurs = host?.startsWith(socketFolderPrefix) && dirname(host) === tmpdir();
  if (host && isOurs) rmSync(host, { recursive: true, force: true });
}

const noteOf = (dataDir: string) => join(dataDir, 'pg.socket');
