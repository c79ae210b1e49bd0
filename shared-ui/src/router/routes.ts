import { matchPath } from 'react-router-dom';

/** Route name → its path, or its path followed by its aliases. */
export type RouteTable = Record<string, string | readonly [string, ...string[]]>;
export type Params = Record<string, string | number>;
export type Query = Record<string, string | number | boolean | null | undefined>;

let table: Record<string, readonly string[]> = {};

/** The shell calls it at boot with the routes of every remote of the registry; a later call replaces. */
export function defineRoutes(routes: RouteTable): void {
  table = Object.fromEntries(
    Object.entries(routes).map(([name, paths]) => [
      name,
      typeof paths === 'string' ? [paths] : paths,
    ]),
  );
}

/**
 * The address of a route: `href('ancien_details', { id: 3 }, { tab: 'x' })`. Empty query values are
 * left out. A name that no remote brings (its remote is off) leads home, as unknown paths do.
 * @throws when a parameter of the path is missing
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

/** `?a=1&b=2`, or nothing; empty values are left out. */
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

/** The route of a path (aliases included), static paths before those with parameters. */
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
