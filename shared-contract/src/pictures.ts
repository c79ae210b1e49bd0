/**
 * Naming of stored pictures. The address contains size and formats, so that clients request only
 * files that exist. `/files/covers/3f…-1600x900-avif/1600.webp` is 1600 by 900 pixels, has smaller
 * widths in the same folder, and an AVIF of each. The content of an address never changes.
 */

/** Widths kept for each folder, in pixels. The last is the maximum, and names the largest file. */
export const pictureWidths = { photos: [160, 500], covers: [480, 960, 1600] } as const;
export type PictureFolder = keyof typeof pictureWidths;

/** From the most widely supported format to the smallest. */
export const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const shape = /^[0-9a-f]+-(\d{1,5})x(\d{1,5})(-avif)?$/;
const address = /^(.*\/files\/(\w+)\/([^/]+))\/\d+\.webp$/;

/** One file of a stored picture. */
export interface PictureFile {
  /** Such as `480.webp`. */
  file: string;
  format: PictureFormat;
  /** In pixels; smaller than the name of the largest file when the original was small. */
  width: number;
  height: number;
}

/**
 * Files of a stored picture, narrowest first.
 * @param folder kind of picture, which sets the widths
 * @param name stored name
 * @returns empty when the name is not one of ours
 */
export function filesOfPicture(folder: string, name: string): PictureFile[] {
  const [, width, height, avif] = shape.exec(name) ?? [];
  if (!isFolder(folder) || !width) return [];
  const formats = avif ? pictureFormats : pictureFormats.slice(0, 1);
  return formats.flatMap((format) =>
    widthsWithin(folder, Number(width)).map((kept) => {
      const own = Math.min(kept, Number(width));
      const scaled = Math.round((own * Number(height)) / Number(width));
      return { file: `${kept}.${format}`, format, width: own, height: scaled };
    }),
  );
}

/**
 * Pictures are not enlarged: smaller widths only, and the largest file at the picture's own size.
 */
export function widthsWithin(folder: PictureFolder, width: number): number[] {
  const widths: readonly number[] = pictureWidths[folder];
  return widths.filter((kept, index) => kept < width || index === widths.length - 1);
}

/**
 * Builds a `srcset` for each available format.
 * @param url address of a picture, as the API gives it
 * @returns empty for any other address
 */
export function pictureSources(url: string): Partial<Record<PictureFormat, string>> {
  const [, base, folder = '', name = ''] = address.exec(url) ?? [];
  const sources: Partial<Record<PictureFormat, string>> = {};
  for (const { file, format, width } of filesOfPicture(folder, name)) {
    const candidate = `${base}/${file} ${width}w`;
    sources[format] = sources[format] ? `${sources[format]}, ${candidate}` : candidate;
  }
  return sources;
}

const isFolder = (folder: string): folder is PictureFolder => Object.hasOwn(pictureWidths, folder);
