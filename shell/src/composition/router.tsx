import { Navigate, createBrowserRouter } from '@alumni/shared-ui/router';
import { Suspense, lazy, type ComponentType } from 'react';
import type { RouteEntry } from '@alumni/shared-contract';
import { Guarded } from '../access/Guarded';
import { LayoutFault } from '../pages/LayoutFault';
import { BareLayout } from '../layouts/BareLayout';
import { PublicLayout } from '../layouts/PublicLayout';
import { ShellSkeleton } from '../layouts/ShellSkeleton';
import type { AppRoute } from './app-routes';
import { RemoteScreen } from './RemoteScreen';

// Guests never see it: it comes in a chunk of its own.
const MemberLayout = lazy(() =>
  import(/* webpackChunkName: 'member-layout' */ '../layouts/MemberLayout').then((module) => ({
    default: module.MemberLayout,
  })),
);

const layouts: Record<RouteEntry['layout'], ComponentType> = {
  public: PublicLayout,
  member: MemberLayout,
  bare: BareLayout,
};

/** The router of the page: each layout around the routes that ask for it; the rest goes home. */
export function createRouter(routes: AppRoute[]) {
  const groups = Object.entries(layouts).map(([layout, Layout]) => ({
    errorElement: <LayoutFault />,
    element: (
      <Suspense fallback={<ShellSkeleton />}>
        <Layout />
      </Suspense>
    ),
    children: routes.filter((route) => route.layout === layout).flatMap(screenRoutes),
  }));
  return createBrowserRouter([...groups, { path: '*', element: <Navigate to="/" replace /> }]);
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
