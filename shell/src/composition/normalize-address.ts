/** Converts an address in decomposed Unicode (e + ◌́) to the composed form of the routes. */
export function normalizeAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'> = location): string | null {
  try {
    const composed = encodeURI(decodeURI(pathname).normalize('NFC'));
    return composed === encodeURI(decodeURI(pathname)) ? null : composed + search + hash;
  } catch {
    return null;
  }
}
