import { matchPath } from 'react-router-dom';

/** Route name → its path, or its path and its aliases. */
export type RouteTable = Record<string, string | readonly [string, ...string[]]>;
export type Params = Record<string, string | number>;
/** Query values; null, undefined and '' are left out of the address. */
export type Query = Record<string, string | number | boolean | null | undefined>;

let table: Record<string, readonly string[]> = {};

/**
 * Sets the route names that `href` and `matchRoute` know. The shell calls it at boot with the
 * routes of all remotes; a later call replaces the whole table.
 */
export function defineRoutes(routes: RouteTable): void {
  table = Object.fromEntries(
    Object.entries(routes).map(([name, paths]) => [
      name,
      typeof paths === 'string' ? [paths] : paths,
    ]),
  );
}

/**
 * Address of a route: `href('ancien_details', { id: 3 }, { tab: 'x' })`.
 * @param name route name of a `remote.json`
 * @param params path parameters; each is URI-encoded
 * @param query null, undefined and '' are left out
 * @returns path and query; '/' for an unknown name, because its remote is switched off
 * @throws {Error} when a path parameter is missing
 */
export function href(name: string, params: Params = {}, query: Query = {}): string {
  const path = table[name]?.[0];
  if (path === undefined) return '/';
  const filled = path.replace(/:(\w+)\??/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The route ${name} needs the parameter ${key}.`);
    return encodeURIComponent(value);
  });
  return filled + queryString(query);
}

/**
 * Query part of an address.
 * @returns `?a=1&b=2`, URL-encoded; '' when every value is empty
 */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

export interface RouteMatch {
  name: string;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the route of a path, aliases included; static paths have priority over parameters.
 * @param path may carry a query and a hash, which are ignored
 * @returns null for an unknown path
 */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.split(/[?#]/)[0] || '/';
  const candidates = Object.entries(table)
    .flatMap(([name, patterns]) => patterns.map((pattern) => ({ name, pattern })))
    .sort((one, other) => parameterCount(one.pattern) - parameterCount(other.pattern));
  for (const { name, pattern } of candidates) {
    const match = matchPath(pattern, decode(pathname).normalize('NFC'));
    if (match) return { name, params: match.params };
  }
  return null;
}

const parameterCount = (pattern: string) => pattern.split(':').length;

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
