/** The product as one application without federation: a baseline for `bench`, never served. */
import { createRemoteLoader, type PageRemote } from '@alumni/federation-runtime';
import type { RemoteMap } from '@alumni/shared-contract';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes } from '@alumni/shared-ui/router';
import { maps, screens } from '@alumni/federation-build/baseline-screens';
import './boot.css';
import { ownScreens, shellEntry } from './composition/own-screens';
import { menuOf, routeTable, routesOf } from './composition/app-routes';
import { readSite } from './composition/site';
import { drawApp } from './draw-app';

const antd = ['@alumni/shared-ui/antd-theme'];
/** Screens that use antd, as found in the builds of the composed product; injected by the bench. */
const withAntd = JSON.parse(document.getElementById('antd')?.textContent ?? '[]') as string[];
const remotes = maps.map(entryOf);
const entries = [shellEntry, ...remotes];
const routes = routesOf(entries);
const site = readSite();
defineRoutes(routeTable(routes));
setSiteName(site.name);

const loader = createRemoteLoader(
  ownScreens({
    register: () => undefined,
    renew: () => undefined,
    abandon: () => undefined,
    tampered: async () => false,
    load: async (id) => screens[id]?.(),
  }),
  remotes,
);
const menus = {
  'public.header': menuOf(entries, routes, 'public.header'),
  'member.sidebar': menuOf(entries, routes, 'member.sidebar'),
};
void drawApp({ site, routes, stale: false, menus, loader, shares: () => [] }, remotes);

function entryOf(remote: RemoteMap): PageRemote {
  const { name, title } = remote;
  return {
    name,
    title,
    version: '',
    base: '',
    state: 'on',
    channel: 'live',
    integrity: {},
    remote,
    exposes: Object.fromEntries(
      [...remote.routes, ...remote.slots]
        .map(({ screen }) => nameOf(screen))
        .map((screen) => [
          `./${screen}`,
          { js: [], css: [], shares: withAntd.includes(`${name}/${screen}`) ? antd : [] },
        ]),
    ),
  };
}

function nameOf(screen: string): string {
  return screen.slice(screen.lastIndexOf('/') + 1);
}
