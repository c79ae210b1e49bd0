const sized = /^(.*)-(\d+)w\.(webp|jpg|avif)$/;
/** Widths that the API keeps of a cover. */
export const coverWidths = [480, 960, 1600] as const;

/**
 * `/files/covers/abc-1600w.webp` → every smaller width under the same name; undefined when the
 * address does not follow the convention (an illustration of ours, a profile photo).
 */
export function srcSetOf(url: string): string | undefined {
  const match = sized.exec(url);
  if (!match) return undefined;
  const [, stem, widest, extension] = match;
  return coverWidths
    .filter((width) => width <= Number(widest))
    .map((width) => `${stem}-${width}w.${extension} ${width}w`)
    .join(', ');
}
