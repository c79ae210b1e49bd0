import { meetsAccess } from '@alumni/shared-auth';
import type { Access, CurrentUser } from '@alumni/shared-contract';
import { isStaff, returnPath } from '@alumni/shared-contract';
import { href, matchRoute } from '@alumni/shared-ui/router';

export type Decision = { kind: 'show' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

export interface AccessRequest {
  route: { name: string; access: Access };
  /** null for a guest; undefined while the session is loading. */
  user: CurrentUser | null | undefined;
  /** Requested path and query. */
  path: string;
  /** `?next=` of the login page. */
  next: string | null;
  /** The remote with the screen that sets up a second factor is there. */
  canEnrol?: boolean;
}

/** Decides before any code of the screen loads, so that nothing of it is shown or called. */
export function decideAccess({ route, user, path, next, canEnrol }: AccessRequest): Decision {
  if (route.access === 'all') return { kind: 'show' };
  if (user === undefined) return { kind: 'wait' };
  if (user?.must_enrol && canEnrol) {
    return route.name === enrolment ? { kind: 'show' } : redirect(href(enrolment));
  }
  if (meetsAccess(route.access, user)) return { kind: 'show' };
  if (!user) return redirect(href('login', {}, { next: path }));
  if (route.access === 'guest') {
    // A person who just signed up completes the profile first.
    if (route.name === 'register' && !user.profile_completed) {
      return redirect(href('finish_register'));
    }
    return redirect(returnPath(next, nameOf) ?? landing(user));
  }
  if (route.access.startsWith('can:opportunity:')) return redirect(href('liste_opportunities'));
  return redirect(landing(user));
}

/** Staff of a network that requires a second factor set one up before anything else. */
export const enrolment = 'account_security';

/** Landing page of a role: the directory for members, the dashboard for staff. */
export function landing(user: CurrentUser): string {
  return href(isStaff(user.id_profil) ? 'admin_dashboard' : 'liste_ancien');
}

const nameOf = (pathname: string) => matchRoute(pathname)?.name;

const redirect = (to: string): Decision => ({ kind: 'redirect', to });
