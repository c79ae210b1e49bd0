import { randomBytes } from 'node:crypto';
import {
  pictureWidths,
  texts,
  widthsWithin,
  type PictureFolder,
  type PictureFormat,
} from '@alumni/shared-contract';
import sharp, { type Raw } from 'sharp';
import { fieldError } from '../errors';
import { inPictureQueue } from './picture-queue';

export type PictureKind = 'photo' | 'cover';

/** A picture in each width and format that its key implies. */
export interface Picture {
  key: string;
  files: EncodedFile[];
}

interface EncodedFile {
  file: string;
  bytes: Buffer;
}

interface Pixels {
  data: Buffer;
  raw: Raw;
}

const folders: Record<PictureKind, PictureFolder> = { photo: 'photos', cover: 'covers' };
const accepted = new Set(['jpeg', 'png', 'webp']);
/** Limit the decoded size (decompression bomb). */
const largestPixels = 50_000_000;
const timeout = { seconds: 20 };

/**
 * Re-encodes a picture at the widths of its kind: upright, sRGB, no metadata, first frame only. As
 * WebP, and as AVIF when that is smaller.
 * @throws ApiError `invalid` when the content is no JPEG, PNG or WebP
 */
export function makePicture(content: Buffer, kind: PictureKind, field: string): Promise<Picture> {
  const folder = folders[kind];
  return inPictureQueue(async () => {
    const pixels = await decode(content, pictureWidths[folder].at(-1) ?? 0).catch(() => {
      throw fieldError(field, texts.coverNotAnImage);
    });
    const { width, height } = pixels.raw;
    const webp = await encode(pixels, folder, 'webp');
    const avif = await encode(pixels, folder, 'avif');
    const isSmaller = weight(avif) < weight(webp);
    const shape = `${width}x${height}`;
    return isSmaller
      ? { key: newPictureKey(kind, `${shape}-avif`), files: [...webp, ...avif] }
      : { key: newPictureKey(kind, shape), files: webp };
  });
}

/**
 * A key that nobody can guess.
 * @param shape size in pixels, and whether there is an AVIF: `1200x675`, `1200x675-avif`
 */
export const newPictureKey = (kind: PictureKind, shape: string) =>
  `${folders[kind]}/${randomBytes(16).toString('hex')}-${shape}`;

/** Decoded once at its largest size, for all outputs. */
async function decode(content: Buffer, largest: number): Promise<Pixels> {
  if (!beginsAsPicture(content)) throw new Error('neither JPEG, PNG nor WebP');
  const source = sharp(content, { limitInputPixels: largestPixels, failOn: 'error' });
  const { format } = await source.metadata();
  if (!accepted.has(format)) throw new Error(`format ${format}`);
  const { data, info } = await source
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(timeout)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return withoutIdleAlpha({ data, raw: { width, height, channels } });
}

/** An opaque alpha channel would cost bytes in each file. */
async function withoutIdleAlpha({ data, raw }: Pixels): Promise<Pixels> {
  if (raw.channels !== 4) return { data, raw };
  const { isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return { data, raw };
  return {
    data: await sharp(data, { raw }).removeAlpha().raw().toBuffer(),
    raw: { ...raw, channels: 3 },
  };
}

/** Check before decoding: the decoders of SVG and PDF read other files. */
function beginsAsPicture(content: Buffer): boolean {
  const begins = content.toString('latin1', 0, 12);
  return /^(\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/.test(begins);
}

async function encode(
  { data, raw }: Pixels,
  folder: PictureFolder,
  format: PictureFormat,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of widthsWithin(folder, raw.width)) {
    const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    const encoded = format === 'avif' ? resized.avif(avif) : resized.webp(webp);
    files.push({ file: `${width}.${format}`, bytes: await encoded.toBuffer() });
  }
  return files;
}

/** Visually equivalent quality: see `bench/src/pictures.ts`. */
export const webp = { quality: 82 };
/** AVIF settings; how they were chosen: `bench/src/pictures.ts`. */
export const avif = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' };

const weight = (files: EncodedFile[]) =>
  files.reduce((bytes, { bytes: { length } }) => bytes + length, 0);
