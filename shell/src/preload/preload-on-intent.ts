import type { RemoteLoader } from '@alumni/federation/runtime';
import type { AppRoute } from '../composition/app-routes';
import { routeOfLink } from './link-route';
import { isLineSpared } from './saves-data';

/** How long a link is dwelt on before its screen starts loading, in ms: less is passing by. */
const dwellMs = 80;

/**
 * A pointer that rests on a link, the focus on it or a finger on it announce a click: its screen
 * starts loading. Who leaves before starts nothing; what has started is left to finish, since a
 * browser cannot take a script back. Not for people who save data, nor for screens they may not open.
 * @returns how to stop
 */
export function preloadOnIntent(
  routes: AppRoute[],
  loader: RemoteLoader,
  mayOpen: (route: AppRoute) => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLeave = () => clearTimeout(timer);
  function onIntent({ target }: Event) {
    onLeave();
    const route = routeOfLink(routes, target);
    if (!route || isLineSpared() || !mayOpen(route)) return;
    const { remote, screen } = route.ref;
    // A fault is told when the screen is asked for.
    timer = setTimeout(() => void loader.load(remote, screen).catch(() => undefined), dwellMs);
  }
  const options = { passive: true, capture: true };
  for (const intent of intents) document.addEventListener(intent, onIntent, options);
  for (const leave of leaves) document.addEventListener(leave, onLeave, options);
  return () => {
    onLeave();
    for (const intent of intents) document.removeEventListener(intent, onIntent, options);
    for (const leave of leaves) document.removeEventListener(leave, onLeave, options);
  };
}

const intents = ['pointerover', 'focusin', 'touchstart'];
/** A finger that moves scrolls. */
const leaves = ['pointerout', 'focusout', 'touchmove', 'touchcancel'];
