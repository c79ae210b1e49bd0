import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';
import { ApiError } from '../../platform/errors';

/** Limits of a release; ours have 150 files and one megabyte. */
export const releaseBounds = { bytes: 24 * 1024 * 1024, files: 1_500, nameLength: 200 };

/**
 * Including names, attributes and padding: some entries are buffered before their name is known.
 */
const archiveBytes = releaseBounds.bytes + releaseBounds.files * 2048;

/** The type of a tar-stream entry; the library's own type has no async iterator of bytes. */
interface TarEntry extends AsyncIterable<Uint8Array> {
  header: Header;
  /** Skips it. */
  resume(): unknown;
}

/** Letters, digits and `. _ - @ ~ +` in plain folders; no leading dot. */
const plainName = /^(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*$/;

/**
 * Extracts a tar into a new folder, with limits: plain relative names, no links.
 * @throws ApiError naming the refused entry, before it is written
 */
export async function receiveTar(source: Readable, folder: string): Promise<void> {
  const entries = extract();
  const seen = new Set<string>();
  let entriesRead = 0;
  let bytes = 0;
  const sending = pipeline(source, atMost(archiveBytes), entries);
  // Reported by the loop below, with the same error.
  sending.catch(() => undefined);
  try {
    for await (const entry of entries as AsyncIterable<TarEntry>) {
      const { name, type, size = 0 } = entry.header;
      const path = name.replace(/^\.\//, '');
      entriesRead += 1;
      if (entriesRead > releaseBounds.files * 2) throw tooLarge(`${releaseBounds.files} fichiers`);
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw refused(`${name} n'est pas un fichier ordinaire (${type})`);
      if (path.length > releaseBounds.nameLength || !plainName.test(path))
        throw refused(`le nom « ${name.slice(0, 80)} » n'est pas un nom relatif simple`);
      if (seen.has(path)) throw refused(`${path} y est deux fois`);
      seen.add(path);
      if (seen.size > releaseBounds.files) throw tooLarge(`${releaseBounds.files} fichiers`);
      bytes += size;
      if (bytes > releaseBounds.bytes) throw tooLarge(`${releaseBounds.bytes >> 20} Mo`);
      await writeEntry(entry, join(folder, path));
    }
    await sending;
  } catch (error) {
    entries.destroy();
    if (error instanceof ApiError || isOurs(error)) throw error;
    throw refused("elle est abîmée ou n'est pas un tar");
  }
  if (seen.size === 0) throw refused('elle est vide');
}

/** A full or read-only disk is no error of the archive. */
const isOurs = (error: unknown) =>
  /^E(NOSPC|DQUOT|MFILE|ROFS|ACCES|IO)$/.test((error as NodeJS.ErrnoException).code ?? '');

function atMost(bound: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > bound) done(tooLarge(`${releaseBounds.bytes >> 20} Mo`));
      else done(null, chunk);
    },
  });
}

async function writeEntry(content: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}

const refused = (why: string) =>
  new ApiError('release_refused', { message: `L'archive est refusée : ${why}.` });
const tooLarge = (bound: string) =>
  new ApiError('body_too_large', { message: `L'archive est refusée : plus de ${bound}.` });
