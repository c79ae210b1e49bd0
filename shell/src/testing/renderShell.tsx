import { createRemoteLoader, type FederationPort } from '@alumni/federation-runtime';
import type { RegistryEntry, RouteEntry } from '@alumni/shared-contract';
import { defineRoutes } from '@alumni/shared-ui/router';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { App } from '../App';
import { menuOf, routeTable, routesOf } from '../composition/app-routes';
import { ownScreens } from '../composition/own-screens';

/** A route for tests, with defaults. */
export function buildRoute(
  route: Partial<RouteEntry> & { name: string; path: string },
): RouteEntry {
  const screen = `./src/screens/${route.name}/Screen_${route.name.replace(/\W/g, '_')}`;
  return { title: route.name, layout: 'public', access: 'all', screen, ...route };
}

export function buildRemote(
  name: string,
  routes: RouteEntry[],
  more: Partial<RegistryEntry['remote']> & { state?: RegistryEntry['state'] } = {},
): RegistryEntry {
  const { state = 'on', ...map } = more;
  const remote = {
    name,
    title: name,
    owner: '',
    contract: '^1.0.0',
    menus: [],
    slots: [],
    parcels: [],
    ...map,
  };
  return {
    name,
    title: name,
    owner: '',
    version: '1',
    previous: null,
    available: [],
    base: `/remotes/${name}/1/`,
    state,
    channel: 'live',
    integrity: {},
    exposes: {},
    requires: {},
    prerender: {},
    remote: { ...remote, routes },
  };
}

type GivenScreen = ComponentType | Error | (() => ComponentType) | Promise<ComponentType>;

interface ShellOptions {
  path?: string;
  /** Screens by `remote/name`; an error fails the load, a function decides at each load. */
  screens?: Record<string, GivenScreen>;
}

/** Builds the shell's context with fake remotes, at an address. */
export function buildShell(remotes: RegistryEntry[], { path = '/', screens = {} }: ShellOptions) {
  window.history.replaceState(null, '', path);
  const routes = routesOf(remotes);
  defineRoutes(routeTable(routes));
  const loaded: string[] = [];
  const port: FederationPort = {
    register: () => undefined,
    renew: () => undefined,
    abandon: () => undefined,
    tampered: async () => false,
    load: async (id) => {
      loaded.push(id);
      const [, name = ''] = id.split('/');
      const given = await screens[id];
      if (given instanceof Error) throw given;
      return { [name]: given ?? (() => <h1>{name}</h1>) };
    },
  };
  const app = {
    site: {
      name: 'Réseau',
      tagline: 'Ensemble',
      social: [{ label: 'LinkedIn', url: 'https://social.test' }],
    },
    routes,
    stale: false,
    menus: {
      'public.header': menuOf(remotes, routes, 'public.header'),
      'member.sidebar': menuOf(remotes, routes, 'member.sidebar'),
    },
    loader: createRemoteLoader(ownScreens(port), remotes, { pause: async () => undefined }),
    shares: () => [
      { key: 'antd/es/button', version: '6.6.8', isLoaded: false, usedBy: [] },
      { key: 'react', version: '19.3.1', isLoaded: true, usedBy: ['mf_public'] },
    ],
  };
  return { app, loaded };
}

/** Renders the whole shell around fake remotes; the session comes from the fake network. */
export async function renderShell(remotes: RegistryEntry[], options: ShellOptions = {}) {
  const { app, loaded } = buildShell(remotes, options);
  const view = await act(async () =>
    render(
      <SWRConfig
        value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
      >
        <App app={app} remotes={remotes} />
      </SWRConfig>,
    ),
  );
  return { ...view, user: userEvent.setup(), loaded, screens: options.screens ?? {} };
}

/**
 * Clicks, and waits until React has shown what the click loads. `user.click` turns act off while it
 * runs: a lazy screen would stay suspended.
 */
export const clickAndLoad = (element: Element) => act(async () => fireEvent.click(element));
