import type { RemoteLoader } from '@alumni/federation/runtime';
import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from './app-routes';

/**
 * A pointer over a link, the focus on it or a finger down announce a click: its screen starts
 * loading. Not for people who save data, and not for screens they may not open.
 * @returns how to stop
 */
export function preloadOnIntent(
  routes: AppRoute[],
  loader: RemoteLoader,
  mayOpen: (route: AppRoute) => boolean,
): () => void {
  function onIntent(event: Event) {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const route = routes.find(({ name }) => name === matchRoute(link.pathname)?.name);
    if (route?.ref.state !== 'on' || !mayOpen(route)) return;
    // A fault is told when the screen is asked for.
    loader.load(route.ref.remote, route.ref.screen).catch(() => undefined);
  }
  if (savesData()) return () => undefined;
  const options = { passive: true, capture: true };
  for (const intent of intents) document.addEventListener(intent, onIntent, options);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent, options);
  };
}

const intents = ['pointerover', 'focusin', 'touchstart'];

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
