/** An address typed or shared in decomposed form (e + ◌́) becomes the composed one that routes use. */
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
