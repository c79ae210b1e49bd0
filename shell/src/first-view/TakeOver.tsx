import { useLayoutEffect } from 'react';
import { serverView } from './server-view';
import { swap } from './swap';

/** Time limit: a screen that is still loading then is shown as it is. */
const patienceMs = 5_000;

/**
 * Placed beside a screen inside its Suspense. Replaces the server's view by the page's own view, as
 * soon as nothing is loading in it that the server's view shows. When the screen is left, the next
 * one is laid out whole.
 */
export function TakeOver() {
  useLayoutEffect(() => layOutWhole, []);
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const drawn = serverView();
    if (!root || !drawn) return;
    const allowed = busyParts(drawn);
    const observer = new MutationObserver(swapWhenReady);
    const timer = setTimeout(finish, patienceMs);
    let frame = 0;
    function swapWhenReady() {
      if (busyParts(root!) <= allowed) finish();
    }
    function finish() {
      stop();
      if (drawn!.matches(':active')) {
        // Wait for the end of a press: on another element than it began on it would be no click.
        frame = requestAnimationFrame(finish);
        return;
      }
      // The page keeps its scroll position: everything above must have its height.
      if (window.scrollY > 0) layOutWhole();
      swap(drawn!, root!);
    }
    function stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      observer.disconnect();
    }
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    swapWhenReady();
    return stop;
  }, []);
  return null;
}

const busyParts = (view: HTMLElement) => view.querySelectorAll('[aria-busy="true"]').length;

/** Bands and cards below the window are laid out late on the page of arrival only. */
function layOutWhole() {
  delete document.documentElement.dataset.arrival;
}
