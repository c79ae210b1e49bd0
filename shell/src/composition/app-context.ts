import type { RemoteLoader } from '@alumni/federation/runtime';
import type { MenuEntry } from '@alumni/shared-contract';
import { createContext, use } from 'react';
import type { AppRoute, MenuItem } from './app-routes';
import type { Site } from './site';

/** What the boot found out, for the shell's own parts. */
export interface AppContextValue {
  site: Site;
  routes: AppRoute[];
  menus: Record<MenuEntry['slot'], MenuItem[]>;
  loader: RemoteLoader;
  /** The registry did not come with the page: the last one known is used. */
  stale: boolean;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** @throws outside the shell */
export function useApp(): AppContextValue {
  const app = use(AppContext);
  if (!app) throw new Error('useApp is of the shell alone.');
  return app;
}

/** Whether some remote brings this route: links to a missing one are not drawn. */
export function useHasRoute(): (name: string) => boolean {
  const { routes } = useApp();
  return (name) => routes.some((route) => route.name === name);
}
