import type { RemoteLoader } from '@alumni/federation-runtime';
import type { AppRoute } from '../composition/app-routes';
import { routeOfLink } from './link-route';
import { isLineSpared } from './saves-data';

/** How long the pointer must rest on a link, in ms; less is passing by. */
const dwellMs = 80;

/**
 * Starts loading a screen when the pointer rests on its link, or on focus or touch. Started loads
 * are not cancelled. Skipped when the person saves data, or may not open the screen.
 * @returns stops watching
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
    // Ignored here: the screen itself shows the fault.
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
/** A moving finger scrolls. */
const leaves = ['pointerout', 'focusout', 'touchmove', 'touchcancel'];
