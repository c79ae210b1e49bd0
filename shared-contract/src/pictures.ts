/**
 * How a stored picture is named: what may be asked of it stands in its address, so that nobody asks
 * in vain. `/files/covers/3f…-1600x900-avif/1600.webp` is 1600 by 900 pixels, lies beside its smaller
 * widths, and each file exists as AVIF too. One address has one content, for ever.
 */

/** The widths each folder keeps, in pixels. The last is the most a picture may have, and names its largest file. */
export const pictureWidths = { photos: [160, 500], covers: [480, 960, 1600] } as const;
export type PictureFolder = keyof typeof pictureWidths;

/** From the one every client reads to the lightest. */
export const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const shape = /^[0-9a-f]+-(\d{1,5})x(\d{1,5})(-avif)?$/;
const address = /^(.*\/files\/(\w+)\/([^/]+))\/\d+\.webp$/;

export interface PictureFile {
  /** Such as `480.webp`. */
  file: string;
  format: PictureFormat;
  /** Pixels; less than the name of the largest file says when the picture was small. */
  width: number;
  height: number;
}

/** Every file of a stored picture, the narrowest first; none when the name is not one of ours. */
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

/** Nothing is blown up: the widths below the picture's own, and the largest file, which holds its own. */
export function widthsWithin(folder: PictureFolder, width: number): number[] {
  const widths: readonly number[] = pictureWidths[folder];
  return widths.filter((kept, index) => kept < width || index === widths.length - 1);
}

/**
 * What a browser may choose from: a `srcset` for each format that exists.
 * @param url the address that the API gives of a picture
 * @returns nothing for any other address
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
