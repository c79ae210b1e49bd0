const here = 'https://here.invalid';
const longest = 1_000;

/** Pages that redirect signed-in people. */
const guestPages = new Set(['login', 'register']);

/**
 * Validates `?next=`: a path of this origin that matches a route and is not for guests. Used by the
 * shell and the API. Never throws.
 * @param next as typed
 * @param routeNameOf name of the route of an encoded path
 * @returns the normalized path, or null for anything else
 */
export function returnPath(
  next: unknown,
  routeNameOf: (pathname: string) => string | undefined,
): string | null {
  if (typeof next !== 'string' || next.length > longest || !next.startsWith('/')) return null;
  const url = parsed(next);
  // Browsers read '//host' as another origin, also after dots: '/.//host'.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  const name = routeNameOf(url.pathname);
  if (name === undefined || guestPages.has(name)) return null;
  return url.pathname + url.search + url.hash;
}

/** undefined for an invalid address, or an invalid '%' escape. */
function parsed(next: string): URL | undefined {
  try {
    const url = new URL(next, here);
    decodeURI(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
