import type { Registry, RegistryEntry, RouteEntry } from '@alumni/shared-contract';

/** A route found for a path; `params` are decoded. */
export interface MatchedRoute {
  route: RouteEntry;
  entry: RegistryEntry;
  params: Record<string, string>;
}

/**
 * Whether a browser path, percent-encoded or not, is a route of some remote; static paths have
 * priority.
 * @param shell the shell's own entry: its paths have priority over those of remotes
 */
export function matchRegistryRoute(
  registry: Pick<Registry, 'remotes'>,
  path: string,
  shell?: RegistryEntry,
): MatchedRoute | null {
  const wanted = composed(path);
  if (wanted === null) return null;
  const candidates = [...(shell ? [shell] : []), ...registry.remotes]
    .flatMap((entry) =>
      entry.remote.routes.flatMap((route) =>
        [route.path, ...(route.aliases ?? [])].map((pattern) => ({ entry, route, pattern })),
      ),
    )
    .sort((one, other) => parameters(one.pattern) - parameters(other.pattern));
  for (const { entry, route, pattern } of candidates) {
    const params = matchPattern(pattern, wanted);
    if (params) return { entry, route, params };
  }
  return null;
}

/** Matches `/a/:id` against a decoded path; null when it does not match. */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const source = pattern
    .normalize('NFC')
    .replace(/[.*+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}/?$`, 'i').exec(path);
  if (!found) return null;
  const groups = Object.entries(found.groups ?? {});
  return Object.fromEntries(groups.filter(([, value]) => value !== undefined));
}

const parameters = (pattern: string) => pattern.split(':').length;

/** Decoded and composed (NFC), so that é is one character in any spelling; null when malformed. */
function composed(path: string): string | null {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return null;
  }
}
