/** The product as one application without federation: a measure for `bench`, never served. */
import { createRemoteLoader } from '@alumni/federation/runtime';
import type { RegistryEntry, RemoteMap } from '@alumni/shared-contract';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes } from '@alumni/shared-ui/router';
import { maps, screens } from '@alumni/federation/baseline-screens';
import { createRoot } from 'react-dom/client';
import './boot.css';
import { App } from './App';
import { menuOf, routeTable, routesOf } from './composition/app-routes';
import { readSite } from './composition/site';

const antd = ['@alumni/shared-ui/antd-theme'];
const remotes = maps.map(entryOf);
const routes = routesOf(remotes);
const site = readSite();
defineRoutes(routeTable(routes));
setSiteName(site.name);

const loader = createRemoteLoader(
  {
    register: () => undefined,
    renew: () => undefined,
    load: async (id) => screens[id]?.(),
  },
  remotes,
);
const menus = {
  'public.header': menuOf(remotes, routes, 'public.header'),
  'member.sidebar': menuOf(remotes, routes, 'member.sidebar'),
};
const root = document.getElementById('root');
if (root) {
  const app = { site, routes, stale: false, menus, loader };
  createRoot(root).render(<App app={app} remotes={remotes} />);
}

function entryOf(remote: RemoteMap): RegistryEntry {
  const { name, title, owner } = remote;
  const files = { js: [], css: [], shares: usesAntd(name) ? antd : [] };
  return {
    ...{ name, title, owner, version: '', previous: null, available: [], base: '', state: 'on' },
    ...{ integrity: {}, remote },
    exposes: Object.fromEntries(
      [...remote.routes, ...remote.slots].map(({ screen }) => [`./${nameOf(screen)}`, files]),
    ),
  };
}

function nameOf(screen: string): string {
  return screen.slice(screen.lastIndexOf('/') + 1);
}

/** Set by whoever measures, as the composed product found out: `?antd=mf_directory,…`. */
function usesAntd(remote: string): boolean {
  return (new URLSearchParams(location.search).get('antd') ?? '').split(',').includes(remote);
}
