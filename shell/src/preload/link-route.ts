import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from '../composition/app-routes';

/** Route of an internal link, if its screen can be loaded. */
export function routeOfLink(routes: AppRoute[], target: EventTarget | null): AppRoute | undefined {
  const link = (target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const name = matchRoute(link.pathname)?.name;
  return routes.find((route) => route.name === name && route.ref.state === 'on');
}
