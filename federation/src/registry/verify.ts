import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { IntegritySchema } from '@alumni/shared-contract';

/** SHA-384 of each file of a build, by name, as a browser checks them. */
export type Integrity = Record<string, string>;

/** A folder whose files are not those that its integrity.json promises. */
export class DamagedBuild extends Error {
  /** @param files names of the files that are missing or other than promised */
  constructor(
    readonly folder: string,
    readonly files: string[],
  ) {
    const shown = files.slice(0, 3).join(', ') + (files.length > 3 ? ', …' : '');
    super(
      `${folder} : ${files.length} fichier(s) ne correspondent pas à integrity.json (${shown}). ` +
        'Un navigateur les refuserait. Supprimez ce dossier et construisez de nouveau : npm run build',
    );
  }
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
  const checks = Object.entries(integrity).flatMap(([name, hash]) =>
    forms.map(async ({ ending, unpack }) => {
      const file = await readFile(join(folder, name + ending)).catch(() => null);
      if (file === null) return ending === '' ? [name] : [];
      const content = await unpack(file).catch(() => null);
      return content && sri(content) === hash ? [] : [name + ending];
    }),
  );
  return (await Promise.all(checks)).flat();
}

/** @throws DamagedBuild naming them, when a file of the build is not what the build promised */
export async function verifyBuild(folder: string, integrity: Integrity): Promise<void> {
  const damaged = await damagedFiles(folder, integrity);
  if (damaged.length > 0) throw new DamagedBuild(folder, damaged);
}

const forms = [
  { ending: '', unpack: async (file: Buffer) => file },
  { ending: '.br', unpack: promisify(brotliDecompress) },
  { ending: '.gz', unpack: (file: Buffer) => promisify<Buffer, Buffer>(gunzip)(file) },
] as const;

/** As `<script integrity>` takes it. */
export function sri(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
