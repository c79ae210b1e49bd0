import { meetsAccess } from '@alumni/shared-auth';
import type { Access, CurrentUser } from '@alumni/shared-contract';
import { isStaff, returnPath } from '@alumni/shared-contract';
import { href, matchRoute } from '@alumni/shared-ui/router';

export type Decision = { kind: 'show' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

export interface Question {
  route: { name: string; access: Access };
  /** null for a guest; undefined while the session is being asked for. */
  user: CurrentUser | null | undefined;
  /** Path and query that were asked for. */
  path: string;
  /** `?next=` of the login page. */
  next: string | null;
}

/** Decides before any code of the screen is loaded: no flash of it, no call of it. */
export function decideAccess({ route, user, path, next }: Question): Decision {
  if (route.access === 'all') return { kind: 'show' };
  if (user === undefined) return { kind: 'wait' };
  if (meetsAccess(route.access, user)) return { kind: 'show' };
  if (!user) return redirect(href('login', {}, { next: path }));
  if (route.access === 'guest') {
    // Whoever just signed up completes the profile first.
    if (route.name === 'register' && !user.profile_completed) {
      return redirect(href('finish_register'));
    }
    return redirect(returnPath(next, nameOf) ?? landing(user));
  }
  if (route.access.startsWith('can:opportunity:')) return redirect(href('liste_opportunities'));
  return redirect(landing(user));
}

/** Where a role begins: the directory for members, the dashboard for staff. */
export function landing(user: CurrentUser): string {
  return href(isStaff(user.id_profil) ? 'admin_dashboard' : 'liste_ancien');
}

const nameOf = (pathname: string) => matchRoute(pathname)?.name;

const redirect = (to: string): Decision => ({ kind: 'redirect', to });
