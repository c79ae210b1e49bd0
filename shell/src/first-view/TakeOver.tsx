import { useLayoutEffect } from 'react';
import { serverView } from './server-view';
import { swap } from './swap';

/** A screen that is still busy by then shows itself as it is. */
const patienceMs = 5_000;

/**
 * Stands beside a screen inside its Suspense: when React shows both, the page's own view takes the
 * server's place, as soon as nothing is loading in it that the server's view shows.
 */
export function TakeOver() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const drawn = serverView();
    if (!root || !drawn) return;
    const allowed = busyParts(drawn);
    const observer = new MutationObserver(swapWhenReady);
    const timer = setTimeout(finish, patienceMs);
    function swapWhenReady() {
      if (busyParts(root!) <= allowed) finish();
    }
    function finish() {
      stop();
      swap(drawn!, root!);
    }
    function stop() {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    swapWhenReady();
    return stop;
  }, []);
  return null;
}

const busyParts = (view: HTMLElement) => view.querySelectorAll('[aria-busy="true"]').length;
