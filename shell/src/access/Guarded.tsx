import { useSession } from '@alumni/shared-auth';
import { PageSkeleton } from '@alumni/shared-ui/page';
import { Navigate, useLocation, useSearchParams } from '@alumni/shared-ui/router';
import type { ReactNode } from 'react';
import type { AppRoute } from '../composition/app-routes';
import { useHasRoute } from '../composition/app-context';
import { decideAccess, enrolment } from './decide-access';

/** Renders its children when the person may open the route; redirects otherwise. */
export function Guarded({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { user, status } = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const hasRoute = useHasRoute();
  const decision = decideAccess({
    route,
    user: status === 'loading' ? undefined : user,
    path: pathname + search,
    next: query.get('next'),
    canEnrol: hasRoute(enrolment),
  });
  if (decision.kind === 'wait') return <PageSkeleton />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  return children;
}
