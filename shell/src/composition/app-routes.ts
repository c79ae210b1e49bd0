import type { PageRemote, PageRoute } from '@alumni/federation-runtime';
import type { MenuEntry, SlotEntry } from '@alumni/shared-contract';
import type { RouteTable } from '@alumni/shared-ui/router';

/** A module of a remote that the shell can render. */
export interface ScreenRef {
  remote: string;
  /** Name of the exposed module, and of its export. */
  screen: string;
  /** The screen uses antd and is wrapped in its theme. */
  antd: boolean;
  state: PageRemote['state'];
}

export interface AppRoute extends PageRoute {
  ref: ScreenRef;
}

/** A menu entry; paused: its screen is in maintenance, and the entry shows it. */
export type MenuItem = MenuEntry & { isPaused: boolean };

/** All routes of all remotes; of two with the same name or path the first wins. */
export function routesOf(remotes: PageRemote[]): AppRoute[] {
  const seen = new Set<string>();
  return remotes.flatMap((entry) =>
    entry.remote.routes
      .filter(({ name, path }) => isNew(seen, `name ${name}`) && isNew(seen, `path ${path}`))
      .map((route) => ({ ...route, ref: refOf(entry, route.screen) })),
  );
}

/** Route names for `href` and `matchRoute`: the path, then its aliases. */
export function routeTable(routes: AppRoute[]): RouteTable {
  return Object.fromEntries(
    routes.map(({ name, path, aliases = [] }) => [name, [path, ...aliases]]),
  );
}

/** Menu entries of a place, in order; entries without a route are left out. */
export function menuOf(
  remotes: PageRemote[],
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

/** Contributions of the remotes to a slot, in order. */
export function partsOf(remotes: PageRemote[], name: string): (SlotEntry & { ref: ScreenRef })[] {
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

function refOf({ name, state, exposes }: PageRemote, path: string): ScreenRef {
  const screen = path.slice(path.lastIndexOf('/') + 1);
  const shares = exposes[`./${screen}`]?.shares ?? [];
  return { remote: name, screen, state, antd: shares.includes('@alumni/shared-ui/antd-theme') };
}

function isNew(seen: Set<string>, key: string): boolean {
  const fresh = !seen.has(key);
  seen.add(key);
  return fresh;
}
