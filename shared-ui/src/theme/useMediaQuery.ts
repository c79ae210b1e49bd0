import { useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query, now and after it changes.
 * @param query CSS media query: `(width < 64rem)`
 * @returns false during server rendering
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
