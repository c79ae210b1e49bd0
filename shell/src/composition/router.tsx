import { Navigate, ScrollRestoration, createBrowserRouter } from '@alumni/shared-ui/router';
import type { ComponentType } from 'react';
import type { RouteEntry } from '@alumni/shared-contract';
import { serverView } from '../first-view/server-view';
import { Guarded } from '../access/Guarded';
import { LayoutFault } from '../faults/LayoutFault';
import { NoPages } from '../faults/NoPages';
import { BareLayout } from '../layouts/BareLayout';
import { PublicLayout } from '../layouts/PublicLayout';
import { ShellSkeleton } from '../layouts/ShellSkeleton';
import type { AppRoute, ScreenRef } from './app-routes';
import { nameVisit } from './name-visit';
import { shellEntry } from './own-screens';
import { RemoteContent } from './RemoteContent';
import { RemoteScreen } from './RemoteScreen';

/** A part of the shell with antd: loaded, timed and repeated as screens with antd are. */
export const memberLayout: ScreenRef = {
  remote: shellEntry.name,
  screen: 'MemberLayout',
  antd: true,
  state: 'on',
};

const MemberLayout = () => <RemoteContent screen={memberLayout} fallback={<ShellSkeleton />} />;

const layouts: Record<RouteEntry['layout'], ComponentType> = {
  public: PublicLayout,
  member: MemberLayout,
  bare: BareLayout,
};

/** The router of the page: each layout around its routes; unknown paths redirect home. */
export function createRouter(routes: AppRoute[]) {
  const groups = Object.entries(layouts).map(([layout, Layout]) => ({
    errorElement: <LayoutFault />,
    element: (
      <>
        <Layout />
        <ScrollRestoration />
      </>
    ),
    children: routes.filter((route) => route.layout === layout).flatMap(screenRoutes),
  }));
  const hasHome = routes.some(({ path }) => path === '/');
  const elsewhere = hasHome ? <Navigate to="/" replace /> : <NoPages />;
  const all = [...groups, { path: '*', element: elsewhere }];
  nameVisit();
  // Keep the scroll position of the server's view: initial data prevents the router's scroll to the
  // top.
  return createBrowserRouter(all, serverView() ? { hydrationData: { loaderData: {} } } : {});
}

function screenRoutes(route: AppRoute) {
  return [route.path, ...(route.aliases ?? [])].map((path) => ({
    path,
    handle: route,
    element: (
      <Guarded route={route}>
        <RemoteScreen key={route.name} screen={route.ref} />
      </Guarded>
    ),
  }));
}
