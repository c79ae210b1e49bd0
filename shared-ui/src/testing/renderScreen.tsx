import { sessionKey } from '@alumni/shared-auth';
import type { CurrentUser } from '@alumni/shared-contract';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig, type Middleware } from 'swr';
import { pendingConfirm } from '../feedback/confirm-store';
import { FocusKeeper } from '../feedback/FocusKeeper';
import { clearNotifications } from '../feedback/notify';
import { Toaster } from '../feedback/Toaster';
import { defineRoutes, type RouteTable } from '../router/routes';
import { AntdTheme } from '../theme/AntdTheme';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface RenderScreenOptions {
  /** Address of the screen, with its query. */
  path?: string;
  /** Path pattern, when it has parameters: `/admin/students/:id`. */
  route?: string;
  /** Who is signed in; null: a guest; left out: the screen asks the fake API. */
  user?: CurrentUser | null;
  /** Route names that the screen links to. */
  routes?: RouteTable;
}

/** What a test does with a rendered screen. */
export interface RenderedScreen {
  user: UserEvent;
  /** Current path and query. */
  location: () => string;
  navigate: (to: string | number) => Promise<void>;
  unmount: () => void;
}

/**
 * Renders a screen as the shell does: router, fresh SWR cache, theme, session, toasts. Any other
 * address shows 'Page <path>', so that tests can follow links. Removes the toasts and the unanswered question of
 * earlier tests.
 */
export function renderScreen(
  screen: ReactElement,
  { path = '/', route = pathnameOf(path), user, routes }: RenderScreenOptions = {},
): RenderedScreen {
  clearNotifications();
  pendingConfirm()?.answer(false);
  if (routes) defineRoutes(routes);
  const router = createMemoryRouter(
    [
      { path: route, element: screen },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <SWRConfig value={{ ...freshCache, use: user === undefined ? [] : [signedInAs(user)] }}>
      <ThemeProvider>
        <AntdTheme>
          <RouterProvider router={router} />
          <Toaster />
          <FocusKeeper />
        </AntdTheme>
      </ThemeProvider>
    </SWRConfig>,
  );
  return {
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => act(() => router.navigate(to as string)),
    unmount: () => {
      unmount();
      router.dispose();
    },
  };
}

const pathnameOf = (path: string) => path.split('?')[0] || '/';

const freshCache = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

/** Wraps a screen in an empty SWR cache, without retries, for tests that render it themselves. */
export function onFreshCache(Screen: ComponentType): ComponentType {
  return () => (
    <SWRConfig value={freshCache}>
      <Screen />
    </SWRConfig>
  );
}

/** The session is known from the first render on, and asking for it again makes no call. */
function signedInAs(user: CurrentUser | null): Middleware {
  const session = user ? [user] : [];
  return (useSWRNext) => (key, fetcher, config) => {
    const isSession = key === sessionKey;
    return useSWRNext(
      key,
      isSession ? ((() => session) as unknown as typeof fetcher) : fetcher,
      isSession ? { ...config, fallbackData: session as never } : config,
    );
  };
}

function Elsewhere() {
  return <p>Page {decodeURI(useLocation().pathname)}</p>;
}
