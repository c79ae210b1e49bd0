import type { RemoteLoader } from '@alumni/federation-runtime';
import type { AppRoute } from '../composition/app-routes';
import { routeOfLink } from './link-route';
import { isLineSpared } from './saves-data';
import { whenIdle } from './when-idle';

/** Maximum screens to prefetch per page. */
const most = 2;
/** Delay after the page was shown, in ms: the page itself has priority. */
const restMs = 4000;

/**
 * Prefetches the files of screens behind visible links, at the lowest priority when the browser is
 * idle. They are not executed: a click finds them in the browser's cache.
 * @returns stops prefetching
 */
export function prefetchVisible(
  routes: AppRoute[],
  loader: RemoteLoader,
  mayOpen: (route: AppRoute) => boolean,
): () => void {
  if (!('IntersectionObserver' in window) || isLineSpared()) return () => undefined;
  let left = most;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const route = isIntersecting ? routeOfLink(routes, target) : undefined;
      if (!route || left === 0 || !mayOpen(route)) continue;
      const { remote, screen } = route.ref;
      if (loader.isAsked(remote, screen)) continue;
      if (prefetch(loader.filesOf(remote, screen))) left -= 1;
    }
  });
  const timer = setTimeout(() => void whenIdle().then(observe), restMs);
  function observe() {
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** @returns false when nothing was left to prefetch */
function prefetch(files: string[]): boolean {
  const missing = files.filter((file) => !isHere(file));
  for (const href of missing) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }),
    );
  }
  return missing.length > 0;
}

/** Whether the page requested this file before, with any query. */
function isHere(file: string): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...links.map(({ href }) => href), ...loaded].some(
    (address) => withoutQuery(address) === withoutQuery(file),
  );
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  return origin + pathname;
}
