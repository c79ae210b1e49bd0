import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { texts } from '@alumni/shared-contract';
import { fieldError } from '../errors';
import { pictureWidths } from './picture-kinds';

export type PictureKind = keyof typeof pictureWidths;

interface Picture {
  key: string;
  files: { width: number; bytes: Buffer }[];
}

const accepted = new Set(['jpeg', 'png', 'webp']);
const folders = { photo: 'photos', cover: 'covers' } as const;
/** A small file may unpack to gigabytes: nothing larger than this is decoded. */
const largestPixels = 50_000_000;

/**
 * Re-encodes a picture to WebP at the widths of its kind, turned upright and without metadata.
 * @throws ApiError `invalid` when the content is no JPEG, PNG or WebP
 */
export async function makePicture(
  content: Buffer,
  kind: PictureKind,
  field: string,
): Promise<Picture> {
  const source = await decode(content, field);
  const largest = pictureWidths[kind].at(-1) ?? 500;
  const { data, info } = await source
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const name = `${randomBytes(16).toString('hex')}-${info.width}x${info.height}`;
  const smaller = pictureWidths[kind].slice(0, -1).map(async (width) => ({
    width,
    bytes: await sharp(data)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  }));
  return {
    key: `${folders[kind]}/${name}`,
    files: [...(await Promise.all(smaller)), { width: largest, bytes: data }],
  };
}

async function decode(content: Buffer, field: string): Promise<Sharp> {
  try {
    const source = sharp(content, { limitInputPixels: largestPixels, failOn: 'error' });
    const { format } = await source.metadata();
    if (!accepted.has(format)) throw new Error(`format ${format}`);
    await source.clone().stats();
    return source.rotate();
  } catch {
    throw fieldError(field, texts.coverNotAnImage);
  }
}
