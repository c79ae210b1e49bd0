import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Note {
  /** The private folder the socket lies in. */
  host: string;
  /** The data folder's own number: the note in a copy of the folder speaks of the original. */
  folder: number;
}

/** What the private folders' names begin with. */
export const socketFolderPrefix = join(tmpdir(), 'alumni-pg-');

/** Tells a second command of the same person where the running server's database answers. */
export function noteSocket(dataDir: string, host: string): void {
  const draft = `${noteOf(dataDir)}.${process.pid}`;
  const note: Note = { host, folder: statSync(dataDir).ino };
  writeFileSync(draft, JSON.stringify(note), { mode: 0o600 });
  renameSync(draft, noteOf(dataDir));
}

/** @returns the folder of the socket, or undefined when nobody left a note for this data folder */
export function readSocketNote(dataDir: string): string | undefined {
  try {
    const note = JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as Note;
    return note.folder === statSync(dataDir).ino ? note.host : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the note away; what a killed server left in the temporary folder goes with it. */
export function forgetSocket(dataDir: string): void {
  const host = readSocketNote(dataDir);
  rmSync(noteOf(dataDir), { force: true });
  const isOurs = host?.startsWith(socketFolderPrefix) && dirname(host) === tmpdir();
  if (host && isOurs) rmSync(host, { recursive: true, force: true });
}

const noteOf = (dataDir: string) => join(dataDir, 'pg.socket');
