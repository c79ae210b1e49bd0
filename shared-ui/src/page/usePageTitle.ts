import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { IsVisiting } from '../router/is-visiting';
import { wasFocusMoved, watchFocus } from './focus-between-pages';
import { documentTitle } from './site-name';

/** Router key of the page of arrival, until the user leaves it. */
let first: string | undefined;

/**
 * Sets the document title. `Page` calls it; only a screen with its own frame (home) calls it
 * directly. On a page of another site it leaves title and focus alone.
 * @param title without the network's name, which is appended
 * @returns ref for the h1, which needs `tabIndex={-1}`: it is focused when the path changes, except
 *   on the first page of a visit, or when the user moved the focus while the page loaded
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isVisiting = use(IsVisiting);
  useEffect(() => {
    if (!isVisiting) document.title = documentTitle(title);
  }, [title, isVisiting]);
  useEffect(() => {
    if (isVisiting) return undefined;
    // The page of arrival leaves the focus to the browser; later pages focus their h1.
    first ??= key;
    if (key !== first) {
      first = '';
      if (!wasFocusMoved()) h1.current?.focus({ preventScroll: true });
    }
    return watchFocus;
    // Only another path is another page: a filter in the query keeps the focus where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return h1;
}
