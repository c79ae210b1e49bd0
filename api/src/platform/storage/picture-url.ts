import { filesOfPicture } from '@alumni/shared-contract';

/**
 * Address of a stored picture: its largest WebP, readable by every client. `pictureSources` of the
 * contract derives the other files.
 */
export function pictureUrl(key: string): string;
export function pictureUrl(key: string | null): string | null;
export function pictureUrl(key: string | null): string | null {
  if (!key) return null;
  const [folder = '', name = ''] = key.split('/');
  const largest = filesOfPicture(folder, name).findLast(({ format }) => format === 'webp');
  return largest ? `/files/${key}/${largest.file}` : null;
}
