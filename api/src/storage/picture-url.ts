import { filesOfPicture } from '@alumni/shared-contract';

/**
 * The address of a stored picture: its largest width, as WebP, which every client reads. What else
 * there is of it, `pictureSources` of the contract reads off this address.
 */
export function pictureUrl(key: string): string;
export function pictureUrl(key: string | null): string | null;
export function pictureUrl(key: string | null): string | null {
  if (!key) return null;
  const [folder = '', name = ''] = key.split('/');
  const largest = filesOfPicture(folder, name).findLast(({ format }) => format === 'webp');
  return largest ? `/files/${key}/${largest.file}` : null;
}
