import {
  createRemoteLoader,
  federationPort,
  type BootRegistry,
  type PageScripts,
} from '@alumni/federation/runtime';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes } from '@alumni/shared-ui/router';
import { createRoot } from 'react-dom/client';
import './boot.css';
import { App } from './App';
import type { AppContextValue } from './composition/app-context';
import { menuOf, routeTable, routesOf } from './composition/app-routes';
import { normalizeAddress } from './composition/normalize-address';
import { reloadIfReleased } from './composition/reload-if-released';
import { readSite } from './composition/site';

/** Builds the product from the registry of the page, without asking the network for anything. */
export function bootstrap(registry: BootRegistry, scripts: PageScripts): void {
  const composed = normalizeAddress();
  if (composed) history.replaceState(history.state, '', composed);
  const { remotes, stale } = registry;
  const routes = routesOf(remotes);
  const site = readSite();
  defineRoutes(routeTable(routes));
  setSiteName(site.name);
  const app: AppContextValue = {
    site,
    routes,
    stale,
    menus: {
      'public.header': menuOf(remotes, routes, 'public.header'),
      'member.sidebar': menuOf(remotes, routes, 'member.sidebar'),
    },
    loader: createRemoteLoader(federationPort(scripts), remotes, { onFault: reloadIfReleased }),
  };
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App app={app} remotes={remotes} />);
}
