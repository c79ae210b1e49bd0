import { pageWindow } from '@alumni/shared-contract';

/** At most five page numbers around the current one, within 1…last. */
export function pageNumbers(page: number, lastPage: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(pageWindow / 2), lastPage - pageWindow + 1));
  const length = Math.min(pageWindow, lastPage - first + 1);
  return Array.from({ length: Math.max(0, length) }, (_, index) => first + index);
}
