/** The widths the API keeps of a picture (`/files/covers/<name>-<w>x<h>/1600.webp`), by its folder. */
const widths: Record<string, readonly number[]> = {
  covers: [480, 960, 1600],
  photos: [160, 500],
};

const stored = /^(.*\/files\/(\w+)\/[^/]+-(\d+)x\d+)\/\d+\.webp$/;

/** The widths of a stored picture, for the browser to choose; undefined for any other address. */
export function srcSetOf(url: string): string | undefined {
  const [, folder, kind = '', original] = stored.exec(url) ?? [];
  return widths[kind]
    ?.map((width) => `${folder}/${width}.webp ${Math.min(width, Number(original))}w`)
    .join(', ');
}
