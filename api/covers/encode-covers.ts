/**
 * `npm run covers -w api`: encodes the drawings of the reference data and of the demo as the pictures
 * that the API serves. Run it after `npm run draw -w art`; drawings that did not change are left.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePicture } from '../src/platform/storage/make-picture';
import { coversIn, drawingsIn, folders } from './drawings';

/** Width of the drawings' own coordinates. */
const drawnWidth = 640;

for (const { drawings, covers } of folders) {
  const before = coversIn(covers);
  const after: typeof before = {};
  for (const { name, svg, width, hash } of drawingsIn(drawings)) {
    const entry = before[name];
    after[name] =
      entry?.drawing === hash
        ? entry
        : { drawing: hash, shape: await encode(svg, width, join(covers, name)) };
  }
  for (const name of Object.keys(before)) {
    if (!after[name]) rmSync(join(covers, name), { recursive: true });
  }
  writeFileSync(join(covers, 'covers.json'), `${JSON.stringify(after, null, 2)}\n`);
}

/** @returns the key of the picture without its random part: `1200x675-avif` */
async function encode(svg: Buffer, width: number, folder: string): Promise<string> {
  const density = (72 * width) / drawnWidth;
  const { key, files } = await makePicture(
    await sharp(svg, { density }).png({ compressionLevel: 1 }).toBuffer(),
    'cover',
    'picture',
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of files) writeFileSync(join(folder, file), bytes);
  process.stdout.write(`${folder}\n`);
  return key.replace(/^covers\/[0-9a-f]+-/, '');
}
