import { announcePerson, meetsAccess, onSessionExpired, useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import { useEffect } from 'react';
import { useApp } from '../composition/app-context';
import type { AppRoute } from '../composition/app-routes';
import { prefetchVisible } from '../preload/prefetch-visible';
import { preloadOnIntent } from '../preload/preload-on-intent';
import { prepareLanding } from '../preload/prepare-landing';

interface SessionWatchProps {
  navigate: (to: string) => void;
  /** Calls the listener after each navigation; returns its removal. */
  onNavigate: (listener: () => void) => () => void;
}

/**
 * Announces the end of the session once, and redirects to the login page; preloads the person's
 * screens.
 */
export function SessionWatch({ navigate, onNavigate }: SessionWatchProps) {
  const { routes, loader } = useApp();
  const { user } = useSession();

  useEffect(
    () =>
      onSessionExpired((address) => {
        notifyError(expiryText(address));
        const here = location.pathname + location.search;
        // Clear the session first: the login page redirects signed-in people.
        announcePerson(null);
        navigate(href('login', {}, { next: here }));
      }),
    [navigate],
  );

  useEffect(() => {
    const mayOpen = (route: AppRoute) => meetsAccess(route.access, user);
    let stopPrefetch = prefetchVisible(routes, loader, mayOpen);
    const stopListening = onNavigate(() => {
      stopPrefetch();
      stopPrefetch = prefetchVisible(routes, loader, mayOpen);
    });
    const stops = [stopListening, preloadOnIntent(routes, loader, mayOpen)];
    return () => {
      stopPrefetch();
      stops.forEach((stop) => stop());
    };
  }, [routes, loader, user, onNavigate]);

  const isGuest = user === null;
  useEffect(
    () => (isGuest ? prepareLanding(routes, loader) : undefined),
    [routes, loader, isGuest],
  );
  return null;
}

/** The description spells it differently for notifications. */
const expiryText = (address: string) =>
  address.startsWith('/api/users/notifications/')
    ? texts.sessionExpiredOnNotifications
    : texts.sessionExpired;
