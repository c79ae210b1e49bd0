import { pictureWidths } from './picture-kinds';

/**
 * The address of a stored picture: its largest width. The smaller ones lie beside it
 * (`/files/covers/<name>-<w>x<h>/480.webp`), and its name says the size of the largest.
 */
export function pictureUrl(key: string): string;
export function pictureUrl(key: string | null): string | null;
export function pictureUrl(key: string | null): string | null {
  if (!key) return null;
  const widths = key.startsWith('photos/') ? pictureWidths.photo : pictureWidths.cover;
  return `/files/${key}/${widths.at(-1)}.webp`;
}
