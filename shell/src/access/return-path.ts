import type { CurrentUser } from '@alumni/shared-contract';
import { matchRoute } from '@alumni/shared-ui/router';

/**
 * The page first asked for, if it is one of ours: a path of this origin that matches a route, and
 * not the login page again.
 */
export function returnPath(next: string | null, user: CurrentUser | null): string | null {
  if (!user || !next?.startsWith('/')) return null;
  const url = new URL(next, 'https://here.invalid');
  if (url.origin !== 'https://here.invalid') return null;
  const match = matchRoute(url.pathname);
  if (!match || match.name === 'login' || match.name === 'register') return null;
  return url.pathname + url.search + url.hash;
}
