import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { IntegritySchema } from '@alumni/shared-contract';

/** The hash of each file of a build, by name, as a browser checks them. */
export type Integrity = Record<string, string>;

/** A folder whose files are not those that its integrity.json promises. */
export class DamagedBuild extends Error {
  /** @param files names of the files that are missing, other than promised, or promised by nobody */
  constructor(
    readonly folder: string,
    readonly files: string[],
  ) {
    super(
      `${folder} : ${damage(files)}. ` +
        'Un navigateur les refuserait. Supprimez ce dossier et construisez de nouveau : npm run build',
    );
  }

  /** Without the folder, for whoever does not see this machine. */
  get damage(): string {
    return damage(this.files);
  }
}

function damage(files: string[]): string {
  const shown = files.slice(0, 3).join(', ') + (files.length > 3 ? ', …' : '');
  return `${files.length} fichier(s) ne correspondent pas à integrity.json (${shown})`;
}

/** @throws when the folder holds no integrity.json */
export async function readIntegrity(folder: string): Promise<Integrity> {
  return IntegritySchema.parse(JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')));
}

/**
 * Names of the files in `folder` that are missing or other than promised, the compressed forms
 * included: those are what a browser gets.
 */
export async function damagedFiles(folder: string, integrity: Integrity): Promise<string[]> {
  const damaged: string[] = [];
  // One file after the other: a release may be large, and its forms are unpacked in memory.
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

/** Files that integrity.json does not speak of. */
export async function unlistedFiles(folder: string, integrity: Integrity): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const listed = new Set(['integrity.json', ...Object.keys(integrity)]);
  return names.filter((name) => !listed.has(name) && !listed.has(name.replace(/\.(br|gz)$/, '')));
}

/** @throws DamagedBuild naming them, when a file of the build is not what the build promised */
export async function verifyBuild(folder: string, integrity: Integrity): Promise<void> {
  const damaged = await damagedFiles(folder, integrity);
  if (damaged.length > 0) throw new DamagedBuild(folder, damaged);
}

/** Unpacks no more than the file it stands for: a small form cannot fill the memory. */
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

/** Whether it is what a hash promises, as `<script integrity>` takes it: SHA-256, SHA-384 in older releases. */
function isContent(content: Buffer, hash: string): boolean {
  const [algorithm = ''] = hash.split('-', 1);
  return hash === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
