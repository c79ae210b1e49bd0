import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pictureWidths } from '@alumni/shared-contract';
import { packageDir } from '../src/platform/package-dir';
import { avif, webp } from '../src/platform/storage/make-picture';

const reference = join(packageDir, 'src/modules/reference/data');

/** An entry of `covers.json`. */
interface CoverEntry {
  /** Hash of the drawing when it was encoded. */
  drawing: string;
  /** The picture's key without its random part: `1200x675-avif`. */
  shape: string;
}

/** An SVG of `art/`. */
interface Drawing {
  /** Without extension. */
  name: string;
  svg: Buffer;
  /** In pixels: a hero is wider than a picture of a card or an article. */
  width: number;
  /** Changes with the drawing and with how it is encoded. */
  hash: string;
}

/** Folders of drawings by `art/`, each with the folder of its covers. */
export const folders = [
  { drawings: join(packageDir, 'demo/pictures'), covers: join(packageDir, 'demo/covers') },
  { drawings: join(reference, 'pictures'), covers: join(reference, 'covers') },
];

export function drawingsIn(folder: string): Drawing[] {
  return readdirSync(folder).map((file) => {
    const name = basename(file, '.svg');
    const svg = readFileSync(join(folder, file));
    const width = name.startsWith('slide-') ? 1600 : 1200;
    const settings = JSON.stringify({ width, widths: pictureWidths.covers, avif, webp });
    const hash = createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 16);
    return { name, svg, width, hash };
  });
}

/** The covers of a folder, by name of their drawing. */
export const coversIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'covers.json'), 'utf8')) as Record<string, CoverEntry>;
