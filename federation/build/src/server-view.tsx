// First: the router uses both as it loads, and a drawing context has the language alone. Node's own
// would let a module reach the rest of Node through their constructors.
import 'core-js/web/url';
import 'core-js/web/url-search-params';
import { sessionKey } from '@alumni/shared-auth';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes, type RouteTable } from '@alumni/shared-ui/router';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** What a first view is drawn from; nothing in it belongs to one person. */
interface ServerViewInput {
  /** Of the page, encoded, with its query. */
  path: string;
  /** The pattern of its route, for the parameters. */
  pattern: string;
  routes: RouteTable;
  siteName: string;
  /** Told apart from what other modules draw on the same page. */
  idPrefix: string;
  /** Answers of the API by address. */
  data: Record<string, unknown>;
  /** The page was asked for without a session. */
  isGuest: boolean;
  /** What the page holds as JSON, by the id of its element. */
  inlined: Record<string, unknown>;
}

/**
 * How the server draws a component: no effects, no network, its data already there.
 * @returns from a `ServerViewInput` as JSON to markup
 */
export function serverView(component: ComponentType): (input: string) => string {
  return (json) => {
    const input = JSON.parse(json) as ServerViewInput;
    Object.assign(globalThis, { inlined: input.inlined });
    defineRoutes(input.routes);
    setSiteName(input.siteName);
    return renderToStaticMarkup(
      <SWRConfig value={{ provider: () => cacheOf(input) }}>
        <MemoryRouter initialEntries={[input.path]}>
          <Routes>
            <Route path={input.pattern} element={createElement(component)} />
          </Routes>
        </MemoryRouter>
      </SWRConfig>,
      { identifierPrefix: input.idPrefix },
    );
  };
}

/** Answers as if they had been fetched; that nobody is signed in only where it is known. */
function cacheOf({ data, isGuest }: ServerViewInput) {
  const known = isGuest ? { ...data, [sessionKey]: [] } : data;
  return new Map(Object.entries(known).map(([key, answer]) => [key, settled(answer)]));
}

const settled = (data: unknown) => ({ data, isLoading: false, isValidating: false });
