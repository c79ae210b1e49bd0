import type { ProvidedShare, RemoteLoader } from '@alumni/federation-runtime';
import type { MenuEntry } from '@alumni/shared-contract';
import { createContext, use } from 'react';
import type { AppRoute, MenuItem } from './app-routes';
import type { Site } from './site';

/** Results of the boot, for the shell's own parts. */
export interface AppContextValue {
  site: Site;
  routes: AppRoute[];
  menus: Record<MenuEntry['slot'], MenuItem[]>;
  loader: RemoteLoader;
  /** Modules that the shell provides to remotes, as they are now. */
  shares: () => ProvidedShare[];
  /** The page had no registry: the last known one is used. */
  stale: boolean;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** @throws outside the shell */
export function useApp(): AppContextValue {
  const app = use(AppContext);
  if (!app) throw new Error('useApp works inside the shell only.');
  return app;
}

/** Whether a remote provides this route; links to missing routes are hidden. */
export function useHasRoute(): (name: string) => boolean {
  const { routes } = useApp();
  return (name) => routes.some((route) => route.name === name);
}
