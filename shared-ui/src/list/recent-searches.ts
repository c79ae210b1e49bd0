import { keepOwn, readOwn } from '@alumni/shared-auth';

const key = 'recent-searches';
const days = 90;
const most = 6;
/** Shorter texts are typed as fast as they are chosen. */
const shortest = 3;

/**
 * Searches of the directory that the signed-in person made on this device, the newest first. They are
 * deleted at logout.
 */
export const recentSearches = (): readonly string[] => readOwn<string[]>(key) ?? [];

/**
 * Adds a search to the recent ones. One that only continues or repeats another replaces it.
 * @param search as typed
 */
export function rememberSearch(search: string): void {
  const text = search.trim();
  if (text.length < shortest) return;
  const others = recentSearches().filter((other) => !isPartOf(other, text));
  keepOwn(key, [text, ...others].slice(0, most), days);
}

const isPartOf = (other: string, text: string) =>
  text.toLowerCase().startsWith(other.toLowerCase());
