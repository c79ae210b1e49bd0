import {
  createHost,
  createRemoteLoader,
  providedShares,
  type BootRegistry,
  type PageScripts,
} from '@alumni/federation-runtime';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes } from '@alumni/shared-ui/router';
import './boot.css';
import type { AppContextValue } from './composition/app-context';
import { menuOf, routeTable, routesOf } from './composition/app-routes';
import { normalizeAddress } from './composition/normalize-address';
import { ownScreens, shellEntry } from './composition/own-screens';
import { readSite } from './composition/site';
import { drawApp } from './draw-app';
import { setReportedVersions } from './faults/report-fault';
import { watchStrayErrors } from './faults/watch-stray-errors';
import { reloadIfReleased } from './release/reload-if-released';
import { reportVitals } from './vitals/report-vitals';

/** Starts the product from the registry inlined in the page, without a request. */
export async function bootstrap(registry: BootRegistry, scripts: PageScripts): Promise<void> {
  const composed = normalizeAddress();
  if (composed) history.replaceState(history.state, '', composed);
  const { remotes, stale } = registry;
  const entries = [shellEntry, ...remotes];
  const routes = routesOf(entries);
  const site = readSite();
  defineRoutes(routeTable(routes));
  setSiteName(site.name);
  setReportedVersions(remotes);
  watchStrayErrors(routes);
  const port = { ...createHost('shell', scripts.prepare), ...scripts };
  const app: AppContextValue = {
    site,
    routes,
    stale,
    menus: {
      'public.header': menuOf(entries, routes, 'public.header'),
      'member.sidebar': menuOf(entries, routes, 'member.sidebar'),
    },
    loader: createRemoteLoader(ownScreens(port), remotes, { onFault: reloadIfReleased }),
    shares: providedShares,
  };
  await drawApp(app, remotes);
  void reportVitals(routes, entries).catch(() => undefined);
}
