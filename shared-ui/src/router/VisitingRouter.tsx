import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { IsVisiting } from './is-visiting';

export interface VisitingRouterProps {
  /** Origin of links: `https://reseau.example`, without a slash; '' for the page's own. */
  origin?: string;
  /** Address at which the screen opens, with its query. */
  path?: string;
  /** Path pattern of the screen, when it has parameters: `/actualities/:id`. */
  route?: string;
  children: ReactNode;
}

const Screen = createContext<ReactNode>(null);

/**
 * Router of a screen on a page of another site (decision 16). The page's address never changes; the
 * screen keeps its own (filters, pages) in memory, and links elsewhere open the network. Errors of
 * the screen are rethrown to the host's error boundary.
 */
export function VisitingRouter({ children, ...visit }: VisitingRouterProps) {
  const [router] = useState(() => visitingRouter(visit));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <IsVisiting value={true}>
      <Screen value={children}>
        <RouterProvider router={router} />
      </Screen>
    </IsVisiting>
  );
}

function visitingRouter({
  origin = '',
  path = '/',
  route = path.split('?')[0],
}: Omit<VisitingRouterProps, 'children'>) {
  const openNetwork = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    window.location.assign(origin + pathname + search);
    // The browser is leaving the page: keep the screen until then.
    return new Promise<never>(() => undefined);
  };
  const router = createMemoryRouter(
    [
      { path: route, element: <Visited />, errorElement: <PassedOn /> },
      { path: '*', loader: openNetwork },
    ],
    { initialEntries: [path] },
  );
  const { createHref } = router;
  router.createHref = (location) => origin + createHref(location);
  return router;
}

function Visited() {
  return use(Screen);
}

/** Rethrow to the host's error boundary. */
function PassedOn(): never {
  throw useRouteError();
}
