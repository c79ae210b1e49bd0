import { meetsAccess, onSessionExpired, useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import { useEffect } from 'react';
import { useApp } from '../composition/app-context';
import { preloadOnIntent } from '../composition/preload-on-intent';

/** Says once that the session ended and leads to the login; preloads what this person may open. */
export function SessionWatch({ navigate }: { navigate: (to: string) => void }) {
  const { routes, loader } = useApp();
  const { user, refresh } = useSession();

  useEffect(
    () =>
      onSessionExpired(() => {
        notifyError(texts.sessionExpired);
        const here = location.pathname + location.search;
        void refresh().catch(() => undefined);
        navigate(href('login', {}, { next: here }));
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [navigate],
  );

  useEffect(
    () => preloadOnIntent(routes, loader, (route) => meetsAccess(route.access, user)),
    [routes, loader, user],
  );
  return null;
}
