import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { StartError } from '../start-error';
import { hashOfFile } from './archive-writer';
import { archiveFormat, Manifest, type Part } from './manifest';
import { sealBytes, sealOf } from './seal';

/** A file of an archive, as a stream. */
export interface Entry extends AsyncIterable<Uint8Array> {
  header: { name: string };
  /** Skips it. */
  resume(): unknown;
}

/** Entries of an archive in order; each must be read to its end. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  const entries = extract();
  file.on('error', (error) => entries.destroy(error));
  file.pipe(entries);
  try {
    yield* entries as AsyncIterable<Entry>;
  } finally {
    file.destroy();
  }
}

/**
 * Reads a whole archive and verifies its seal and each part.
 * @throws StartError for a file that is no archive, truncated, altered, or of a newer format
 */
export async function checkArchive(path: string): Promise<Manifest> {
  await checkSeal(path);
  const found = new Map<string, Part>();
  let manifest: Manifest | undefined;
  for await (const entry of entriesOf(path)) {
    const { name } = entry.header;
    if (name === 'manifest.json') manifest = parse(await buffer(entry));
    else found.set(name, { entry: name, ...(await measure(entry)) });
  }
  if (!manifest) throw damaged(path);
  const promised: Part[] = [...manifest.tables, ...manifest.files];
  if (!promised.every((part) => isSame(part, found.get(part.entry)))) throw damaged(path);
  return manifest;
}

async function checkSeal(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartError(
      `Le fichier ${path} n'existe pas.`,
      'Vérifiez le chemin de la sauvegarde.',
    );
  });
  try {
    const { size } = await file.stat();
    const sealed = size - sealBytes;
    if (sealed < 0) throw damaged(path);
    const end = Buffer.alloc(sealBytes);
    await file.read(end, 0, sealBytes, sealed);
    if (!end.equals(await sealOf(await hashOfFile(path, sealed)))) throw damaged(path);
  } finally {
    await file.close();
  }
}

async function measure(entry: Entry): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of entry) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const isSame = (promised: Part, found: Part | undefined) =>
  promised.sha256 === found?.sha256 && promised.bytes === found.bytes;

function parse(content: Buffer): Manifest {
  const json = JSON.parse(content.toString('utf8')) as { format?: number };
  if ((json.format ?? 0) > archiveFormat) {
    throw new StartError(
      `Cette sauvegarde est au format ${json.format}, que cette version ne connaît pas.`,
      'Restaurez-la avec la version du produit qui l’a écrite, ou une plus récente.',
    );
  }
  return Manifest.parse(json);
}

function damaged(path: string): StartError {
  return new StartError(
    `La sauvegarde ${path} est incomplète ou abîmée : elle n'a pas été restaurée.`,
    'Rien n’a été changé. Prenez une autre copie de la sauvegarde.',
  );
}
