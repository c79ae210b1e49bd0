import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { IsVisiting } from '../router/is-visiting';
import { documentTitle } from './site-name';

/** Router key of the page of arrival, until the user leaves it. */
let first: string | undefined;

/**
 * Sets the document title. `Page` calls it; only a screen with its own frame (home) calls it
 * directly. On a page of another site it leaves title and focus alone.
 * @param title without the network's name, which is appended
 * @returns ref for the h1, which needs `tabIndex={-1}`: it is focused when the path changes, except
 *   on the first page of a visit
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isVisiting = use(IsVisiting);
  useEffect(() => {
    if (!isVisiting) document.title = documentTitle(title);
  }, [title, isVisiting]);
  useEffect(() => {
    if (isVisiting) return;
    // The page of arrival leaves the focus to the browser; later pages focus their h1.
    first ??= key;
    if (key === first) return;
    first = '';
    if (!isInOpenPanel()) h1.current?.focus({ preventScroll: true });
    // Only another path is another page: a filter in the query keeps the focus where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return h1;
}

/**
 * Whether a panel was opened while the screen loaded (the bell's): it closes when it loses the
 * focus.
 */
function isInOpenPanel(): boolean {
  const openers = [...document.querySelectorAll('[aria-expanded="true"][aria-controls]')];
  return openers.some((opener) => {
    const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    return [opener, panel].some((part) => part?.contains(document.activeElement));
  });
}
