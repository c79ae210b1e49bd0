import {
  createRemoteLoader,
  type FederationPort,
  type PageRemote,
  type PageRoute,
} from '@alumni/federation-runtime';
import { defineRoutes } from '@alumni/shared-ui/router';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { App } from '../App';
import { menuOf, routeTable, routesOf } from '../composition/app-routes';
import { ownScreens } from '../composition/own-screens';

/** A route for tests, with defaults. */
export function buildRoute(route: Partial<PageRoute> & { name: string; path: string }): PageRoute {
  const screen = `./src/screens/${route.name}/Screen_${route.name.replace(/\W/g, '_')}`;
  return { layout: 'public', access: 'all', screen, ...route };
}

export function buildRemote(
  name: string,
  routes: PageRoute[],
  more: Partial<PageRemote['remote']> & { state?: PageRemote['state'] } = {},
): PageRemote {
  const { state = 'on', ...map } = more;
  return {
    name,
    title: name,
    version: '1',
    base: `/remotes/${name}/1/`,
    state,
    channel: 'live',
    integrity: {},
    exposes: {},
    remote: { menus: [], slots: [], ...map, routes },
  };
}

type GivenScreen = ComponentType | Error | (() => ComponentType) | Promise<ComponentType>;

interface ShellOptions {
  path?: string;
  /** Screens by `remote/name`; an error fails the load, a function decides at each load. */
  screens?: Record<string, GivenScreen>;
}

/** Builds the shell's context with fake remotes, at an address. */
export function buildShell(remotes: PageRemote[], { path = '/', screens = {} }: ShellOptions) {
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
      { key: 'antd/es/button', version: '6.6.8', usedBy: [] },
      { key: 'react', version: '19.3.1', usedBy: ['mf_public'] },
    ],
  };
  return { app, loaded };
}

/** Renders the whole shell around fake remotes; the session comes from the fake network. */
export async function renderShell(remotes: PageRemote[], options: ShellOptions = {}) {
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
