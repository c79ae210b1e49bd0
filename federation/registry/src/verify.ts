import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { IntegritySchema } from '@alumni/shared-contract';

/** The hash of each file of a build, by name, in the format of `<script integrity>`. */
export type Integrity = Record<string, string>;

/** A folder whose files do not match its integrity.json. */
export class DamagedBuild extends Error {
  /** @param files names of the files that are missing, changed or not listed */
  constructor(
    readonly folder: string,
    readonly files: string[],
  ) {
    super(
      `${folder} : ${damage(files)}. ` +
        'Un navigateur les refuserait. Supprimez ce dossier et construisez de nouveau : npm run build',
    );
  }

  /** Without the folder, for readers who cannot see this machine. */
  get damage(): string {
    return damage(this.files);
  }
}

function damage(files: string[]): string {
  const shown = files.slice(0, 3).join(', ') + (files.length > 3 ? ', …' : '');
  return `${files.length} fichier(s) ne correspondent pas à integrity.json (${shown})`;
}

/** @throws when the folder has no integrity.json */
export async function readIntegrity(folder: string): Promise<Integrity> {
  return IntegritySchema.parse(JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')));
}

/**
 * Names of the files in `folder` that are missing or changed. Includes the compressed files,
 * because browsers get those.
 */
export async function damagedFiles(folder: string, integrity: Integrity): Promise<string[]> {
  const damaged: string[] = [];
  // One file at a time: a release may be large, and compressed files are decompressed in memory.
  for (const [name, hash] of Object.entries(integrity)) {
    const plain = await readFile(join(folder, name)).catch(() => null);
    if (plain === null || !isContent(plain, hash)) {
      damaged.push(name);
      continue;
    }
    for (const { ending, unpack } of packed) {
      const file = await readFile(join(folder, name + ending)).catch(() => null);
      if (file === null) continue;
      const content = await unpack(file, plain.length).catch(() => null);
      if (!content || !isContent(content, hash)) damaged.push(name + ending);
    }
  }
  return damaged;
}

/** Files that integrity.json does not list. */
export async function unlistedFiles(folder: string, integrity: Integrity): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const listed = new Set(['integrity.json', ...Object.keys(integrity)]);
  return names.filter((name) => !listed.has(name) && !listed.has(name.replace(/\.(br|gz)$/, '')));
}

/** @throws DamagedBuild with their names, when files of the build do not match their hashes */
export async function verifyBuild(folder: string, integrity: Integrity): Promise<void> {
  const damaged = await damagedFiles(folder, integrity);
  if (damaged.length > 0) throw new DamagedBuild(folder, damaged);
}

/** Limits the decompressed size to that of the original file (zip bomb). */
const packed = [
  {
    ending: '.br',
    unpack: (file: Buffer, length: number) =>
      promisify<Buffer, object, Buffer>(brotliDecompress)(file, { maxOutputLength: length || 1 }),
  },
  {
    ending: '.gz',
    unpack: (file: Buffer, length: number) =>
      promisify<Buffer, object, Buffer>(gunzip)(file, { maxOutputLength: length || 1 }),
  },
];

/**
 * Compares with a hash in the format of `<script integrity>`: SHA-256, or SHA-384 in older
 * releases.
 */
function isContent(content: Buffer, hash: string): boolean {
  const [algorithm = ''] = hash.split('-', 1);
  return hash === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
