import type { RemoteLoader } from '@alumni/federation-runtime';
import type { Registry } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';
import { Route, Routes } from 'react-router-dom';
import { AppContext, type AppContextValue } from '../composition/app-context';
import { menuOf, routesOf } from '../composition/app-routes';
import { readSite } from '../composition/site';
import { PublicLayout } from '../layouts/PublicLayout';

/** The public layout as rendered by the server around a first view; marks where the view goes. */
export function PublicFrame() {
  return (
    <AppContext value={frameApp()}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<div data-screen />} />
        </Route>
      </Routes>
    </AppContext>
  );
}

function frameApp(): AppContextValue {
  const { remotes } = inlinedJson('registry') as Registry;
  const routes = routesOf(remotes);
  return {
    site: readSite(),
    routes,
    stale: false,
    menus: {
      'public.header': menuOf(remotes, routes, 'public.header'),
      'member.sidebar': [],
    },
    loader: noLoader,
  };
}

const nothing = () => Promise.reject(new Error('A server loads no screen.'));
const noLoader: RemoteLoader = {
  load: nothing,
  reload: nothing,
  isAsked: () => false,
  filesOf: () => [],
};
