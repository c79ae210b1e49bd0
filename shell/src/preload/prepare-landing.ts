import type { RemoteLoader } from '@alumni/federation-runtime';
import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from '../composition/app-routes';
import { loadScreen } from '../composition/load-screen';
import { memberLayout } from '../composition/router';
import { isLineSpared } from './saves-data';
import { whenIdle } from './when-idle';

/**
 * Where a person lands (decide-access.ts): after the first half of the sign-up, and after login;
 * staff share the layout and theme of members.
 */
const landings: Record<string, string> = { register: 'finish_register', login: 'liste_ancien' };

/**
 * Loads what the first screen after login needs, once a guest types in a form for guests: one part
 * after the other, each when the browser is idle. Skipped when the person saves data.
 * @returns stops watching
 */
export function prepareLanding(routes: AppRoute[], loader: RemoteLoader): () => void {
  function onTyped() {
    const here = routes.find(({ name }) => name === matchRoute(location.pathname)?.name);
    const landing = here?.access === 'guest' && landings[here.name];
    if (!landing) return;
    stop();
    if (!isLineSpared()) void prepare(routes, loader, landing);
  }
  const stop = () => document.removeEventListener('input', onTyped, true);
  document.addEventListener('input', onTyped, true);
  return stop;
}

async function prepare(routes: AppRoute[], loader: RemoteLoader, landing: string) {
  const route = routes.find(({ name, ref }) => name === landing && ref.state === 'on');
  if (!route) return;
  const screens = route.layout === 'member' ? [memberLayout, route.ref] : [route.ref];
  for (const screen of screens) {
    for (const part of ['theme', 'component'] as const) {
      await whenIdle();
      // Ignored here: the screen itself shows the fault.
      await Promise.resolve(loadScreen(loader, screen)[part]).catch(() => undefined);
    }
  }
}
