import type { MenuEntry, RegistryEntry, RouteEntry, SlotEntry } from '@alumni/shared-contract';
import type { RouteTable } from '@alumni/shared-ui/router';

/** A module of a remote that the shell can draw. */
export interface ScreenRef {
  remote: string;
  /** Name of the exposed module and of what it exports. */
  screen: string;
  /** The screen draws with antd: it gets its theme around it. */
  antd: boolean;
  state: RegistryEntry['state'];
}

export interface AppRoute extends RouteEntry {
  ref: ScreenRef;
}

/** A menu entry; paused: its screen is in maintenance, and the entry says so. */
export type MenuItem = MenuEntry & { isPaused: boolean };

/** Every route of every remote; of two with one name or path the first remote's stays. */
export function routesOf(remotes: RegistryEntry[]): AppRoute[] {
  const seen = new Set<string>();
  return remotes.flatMap((entry) =>
    entry.remote.routes
      .filter(({ name, path }) => isNew(seen, `name ${name}`) && isNew(seen, `path ${path}`))
      .map((route) => ({ ...route, ref: refOf(entry, route.screen) })),
  );
}

/** Route names for `href` and `matchRoute`: the path first, then its aliases. */
export function routeTable(routes: AppRoute[]): RouteTable {
  return Object.fromEntries(
    routes.map(({ name, path, aliases = [] }) => [name, [path, ...aliases]]),
  );
}

/** Menu entries of a place, in order; an entry whose route is missing is left out. */
export function menuOf(
  remotes: RegistryEntry[],
  routes: AppRoute[],
  slot: MenuEntry['slot'],
): MenuItem[] {
  const states = new Map(routes.map(({ name, ref }) => [name, ref.state]));
  return remotes
    .flatMap(({ remote }) => remote.menus)
    .filter((entry) => entry.slot === slot && states.has(entry.to))
    .map((entry) => ({ ...entry, isPaused: states.get(entry.to) === 'maintenance' }))
    .sort((one, other) => one.order - other.order);
}

/** What the remotes put in a slot of a screen, in order. */
export function partsOf(
  remotes: RegistryEntry[],
  name: string,
): (SlotEntry & { ref: ScreenRef })[] {
  return remotes
    .filter(({ state }) => state === 'on')
    .flatMap((entry) =>
      entry.remote.slots
        .filter(({ slot }) => slot === name)
        .map((slot) => ({ ...slot, ref: refOf(entry, slot.screen) })),
    )
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ order = Number.MAX_SAFE_INTEGER }: SlotEntry) => order;

function refOf({ name, state, exposes }: RegistryEntry, path: string): ScreenRef {
  const screen = path.slice(path.lastIndexOf('/') + 1);
  const shares = exposes[`./${screen}`]?.shares ?? [];
  return { remote: name, screen, state, antd: shares.includes('@alumni/shared-ui/antd-theme') };
}

function isNew(seen: Set<string>, key: string): boolean {
  const fresh = !seen.has(key);
  seen.add(key);
  return fresh;
}
