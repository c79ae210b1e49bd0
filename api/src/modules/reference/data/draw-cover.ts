import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Storage } from '../../../platform/storage/storage';

/** Sizes in pixels: hero, and pictures shown in cards and articles. */
export const coverWidths = { hero: 1600, card: 1200 } as const;

const drawnWidth = 640;

/**
 * Renders one of our SVG drawings and stores it as a cover.
 * @param drawing its file
 * @returns its storage key
 */
export async function drawCover(
  storage: Storage,
  drawing: string,
  width: number = coverWidths.card,
): Promise<string> {
  const svg = await readFile(drawing);
  const density = (72 * width) / drawnWidth;
  const bitmap = await sharp(svg, { density }).png({ compressionLevel: 1 }).toBuffer();
  return storage.savePicture(bitmap, { kind: 'cover' });
}
