const here = 'https://here.invalid';
const longest = 1_000;

/** Pages that a signed-in person is sent away from. */
const guestPages = new Set(['login', 'register']);

/**
 * The page first asked for (`?next=`), normalized, if it is one of ours: a path of this origin that
 * matches a route and is not for guests. Anything else is null, whatever was typed; never throws.
 * The shell and the API both decide with it.
 * @param routeNameOf name of the route of a path, encoded as it stands in an address
 */
export function returnPath(
  next: unknown,
  routeNameOf: (pathname: string) => string | undefined,
): string | null {
  if (typeof next !== 'string' || next.length > longest || !next.startsWith('/')) return null;
  const url = parsed(next);
  // A browser reads '//host' as another site, also where dots led to it: '/.//host'.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  const name = routeNameOf(url.pathname);
  if (name === undefined || guestPages.has(name)) return null;
  return url.pathname + url.search + url.hash;
}

/** undefined for what is no address, or holds a '%' that stands for nothing. */
function parsed(next: string): URL | undefined {
  try {
    const url = new URL(next, here);
    decodeURI(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
