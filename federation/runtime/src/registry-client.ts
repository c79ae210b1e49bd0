import type { ExposeFiles, RegistryEntry, RemoteMap, RouteEntry } from '@alumni/shared-contract';

const lastGoodKey = 'alumni.registry.v1';

/** What a page holds of a remote: the part of its registry entry that browsers need. */
export interface PageRemote extends Pick<
  RegistryEntry,
  | 'name'
  | 'title'
  | 'version'
  | 'base'
  | 'state'
  | 'channel'
  | 'isJudged'
  | 'integrity'
  | 'plainEntry'
> {
  remote: Pick<RemoteMap, 'menus' | 'slots'> & { routes: PageRoute[] };
  /** By the name of the module: `./HomeScreen`. */
  exposes: Record<string, PageFiles>;
}

/** A route as pages hold it; `screen` ends with the name of its module. */
export type PageRoute = Pick<
  RouteEntry,
  'name' | 'path' | 'aliases' | 'screen' | 'layout' | 'access'
>;

/** Files of a module; a kind without files is left out. */
type PageFiles = Pick<ExposeFiles, 'js'> & Partial<ExposeFiles>;

/** The registry of a page, after validation. */
export interface BootRegistry {
  remotes: PageRemote[];
  /** Names of refused entries: only their screens are missing. */
  refused: string[];
  /** The page had no usable registry, and the browser's last known good one is used. */
  stale: boolean;
}

/**
 * Reads the registry that the gateway inlined in the page. An invalid entry disables only that
 * remote; an invalid registry is replaced by the last good one of this browser.
 * @param text content of `<script type="application/json" id="registry">`
 * @param origin of the files of remotes, from the page: `<script … id="remotes-origin">`; an entry
 *   cannot name a host
 */
export function readRegistry(
  text: string | null | undefined,
  storage?: Storage,
  origin = '',
): BootRegistry {
  const inlined = parse(text);
  if (inlined) remember(storage, text);
  const registry = inlined ?? parse(storage?.getItem(lastGoodKey)) ?? { remotes: [], refused: [] };
  const remotes = registry.remotes.map((entry) => ({ ...entry, base: origin + entry.base }));
  return { ...registry, remotes, stale: !inlined };
}

function parse(text: string | null | undefined): Omit<BootRegistry, 'stale'> | null {
  if (!text) return null;
  try {
    const registry = JSON.parse(text) as { schema?: unknown; remotes?: unknown[] };
    if (registry.schema !== 1 || !Array.isArray(registry.remotes)) return null;
    const remotes = registry.remotes.filter(isUsable);
    const refused = registry.remotes.filter((entry) => !isUsable(entry)).map(nameOf);
    return { remotes, refused };
  } catch {
    return null;
  }
}

/**
 * The gateway has validated the whole schema. Check only what would break the start, and that each
 * entry is a published release, without a host: code is loaded from where the page says.
 */
function isUsable(entry: unknown): entry is PageRemote {
  const remote = (entry ?? {}) as Partial<PageRemote>;
  const map = remote.remote as Partial<PageRemote['remote']> | undefined;
  return (
    typeof remote.name === 'string' &&
    releaseFolder.exec(remote.base ?? '')?.[1] === remote.name &&
    isRecord(remote.integrity) &&
    isRecord(remote.exposes) &&
    areAll(map?.routes, ['name', 'path', 'screen']) &&
    areAll(map?.menus, ['slot', 'label', 'to']) &&
    areAll(map?.slots, ['slot', 'screen'])
  );
}

const releaseFolder = /^\/remotes\/(\w+)\/\w[\w.+-]*\/$/;

/** A list whose items have a text under each of these names. */
const areAll = (list: unknown, names: string[]) =>
  Array.isArray(list) &&
  list.every((item) => names.every((name) => typeof (item as Item | null)?.[name] === 'string'));

type Item = Record<string, unknown>;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

function nameOf(entry: unknown): string {
  return String((entry as { name?: unknown } | null)?.name ?? '?');
}

function remember(storage: Storage | undefined, text: string | null | undefined) {
  try {
    if (text) storage?.setItem(lastGoodKey, text);
  } catch {
    // In a private window, or with full storage, the next start has no fallback.
  }
}
