import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';

export interface VisitingRouterProps {
  /** Where links lead: `https://reseau.example`, without a slash; '' for the page's own. */
  origin?: string;
  /** Address at which the screen is opened, query included. */
  path?: string;
  /** The screen's pattern, when it has parameters: `/actualities/:id`. */
  route?: string;
  children: ReactNode;
}

const Screen = createContext<ReactNode>(null);

/**
 * The router of a screen on a page that is not ours: the page's address stays as it is, the screen
 * keeps its own (filters, pages), and whatever leads elsewhere opens the network.
 */
export function VisitingRouter({ children, ...visit }: VisitingRouterProps) {
  const [router] = useState(() => visitingRouter(visit));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <Screen value={children}>
      <RouterProvider router={router} />
    </Screen>
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
    // The page is on its way out: until then the screen stays.
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

/** Whoever mounted the screen says what befell it, not the router. */
function PassedOn(): never {
  throw useRouteError();
}
