import { matchPath } from 'react-router-dom';

/** Route name → its path, or its path and its aliases. */
export type RouteTable = Record<string, string | readonly [string, ...string[]]>;
export type Params = Record<string, string | number>;
export type Query = Record<string, string | number | boolean | null | undefined>;

let table: Record<string, readonly string[]> = {};

/** Called by the shell at boot with the routes of all remotes; a later call replaces them. */
export function defineRoutes(routes: RouteTable): void {
  table = Object.fromEntries(
    Object.entries(routes).map(([name, paths]) => [
      name,
      typeof paths === 'string' ? [paths] : paths,
    ]),
  );
}

/**
 * Address of a route: `href('ancien_details', { id: 3 }, { tab: 'x' })`. Leaves out empty query
 * values. An unknown name (its remote is off) gives the home page.
 * @param name route name
 * @param params path parameters
 * @param query query values
 * @throws when a path parameter is missing
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

/** `?a=1&b=2`, or ''; empty values are left out. */
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

/** Finds the route of a path, aliases included; static paths have priority over parameters. */
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
