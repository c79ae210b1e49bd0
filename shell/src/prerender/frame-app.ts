import type { RemoteLoader } from '@alumni/federation-runtime';
import type { Registry } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';
import type { AppContextValue } from '../composition/app-context';
import { menuOf, routesOf } from '../composition/app-routes';
import { readSite } from '../composition/site';

/** What a layout needs on the server; the registry includes the shell's own entry. */
export function frameApp(): AppContextValue {
  const { remotes } = inlinedJson('registry') as Registry;
  const routes = routesOf(remotes);
  return {
    site: readSite(),
    routes,
    stale: false,
    menus: {
      'public.header': menuOf(remotes, routes, 'public.header'),
      'member.sidebar': menuOf(remotes, routes, 'member.sidebar'),
    },
    loader: noLoader,
    shares: () => [],
  };
}

const nothing = () => Promise.reject(new Error('A server loads no screen.'));
const noLoader: RemoteLoader = {
  load: nothing,
  reload: nothing,
  isAsked: () => false,
  filesOf: () => [],
};
