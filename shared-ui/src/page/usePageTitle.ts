import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from './site-name';

/** The router's key of the page that the visit began with, until somebody left it. */
let first: string | undefined;

/**
 * Names the document after the page and returns the ref of its h1 (`tabIndex={-1}`), which takes
 * the focus on navigation. `Page` does it; only a screen with a frame of its own (home) calls it.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    // The first page of a visit leaves the focus to the browser; each later one brings it to its h1.
    first ??= key;
    if (key === first) return;
    first = '';
    h1.current?.focus({ preventScroll: true });
    // Only another path is another page: a filter in the query keeps the focus where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return h1;
}
