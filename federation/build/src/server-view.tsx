// Import first: the router uses both when it loads, and a render context has only the language
// itself. Node's own would give a module access to the rest of Node through their constructors.
import 'core-js/web/url';
import 'core-js/web/url-search-params';
import { sessionKey } from '@alumni/shared-auth';
import { setSiteName } from '@alumni/shared-ui/page';
import { defineRoutes, type RouteTable } from '@alumni/shared-ui/router';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** Input of a first view; contains no data of one person. */
interface ServerViewInput {
  /** Path and query of the page, encoded. */
  path: string;
  /** Path pattern of its route, for the parameters. */
  pattern: string;
  routes: RouteTable;
  siteName: string;
  /** Prefix of React ids, different for each module of a page. */
  idPrefix: string;
  /** Answers of the API by address. */
  data: Record<string, unknown>;
  /** Whether the page was requested without a session. */
  isGuest: boolean;
  /** JSON inlined in the page, by element id. */
  inlined: Record<string, unknown>;
}

/**
 * Renders a component on the server: no effects, no network, with its data.
 * @returns a function from a `ServerViewInput` as JSON to markup
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

/** SWR's cache with these answers; 'nobody is signed in' only when that is known. */
function cacheOf({ data, isGuest }: ServerViewInput) {
  const known = isGuest ? { ...data, [sessionKey]: [] } : data;
  return new Map(Object.entries(known).map(([key, answer]) => [key, settled(answer)]));
}

const settled = (data: unknown) => ({ data, isLoading: false, isValidating: false });
