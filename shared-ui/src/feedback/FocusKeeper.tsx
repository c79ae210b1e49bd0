import { useEffect } from 'react';
import { focusStop, restoreFocus, type FocusStop } from './focus-trail';

/** Depth: a button of a list, its menu, the confirmation. */
const longest = 4;

/**
 * When the focused element is removed, moves the focus to the nearest one (the next row, or the
 * title). Without it the body gets the focus, and Tab restarts at the top. One per page, rendered
 * by the shell.
 */
export function FocusKeeper() {
  useEffect(() => {
    let trail: FocusStop[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let blurTimer: ReturnType<typeof setTimeout> | undefined;
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      const others = trail.filter(({ element }) => element !== target);
      trail = [...others, focusStop(target)].slice(-longest);
    }
    function onBlur({ target, relatedTarget }: FocusEvent) {
      // The user clicked outside: keep the body focused. When the timer ends, a removed element is
      // no longer connected; that of a closing menu is hidden before it is removed.
      if (relatedTarget) return;
      clearTimeout(blurTimer);
      blurTimer = setTimeout(() => {
        if (isLost() && isShown(target as Element)) trail = [];
      });
    }
    function onChange() {
      if (!isLost() || trail.at(-1)?.element.isConnected !== false) return;
      clearTimeout(timer);
      // Code that moves the focus on purpose, such as a new page, runs first.
      timer = setTimeout(() => isLost() && restoreFocus(trail));
    }
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      clearTimeout(timer);
      clearTimeout(blurTimer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return null;
}

/** False also for an element that is not in the document. */
const isShown = (element: Element) => element.checkVisibility();
const isLost = () => !document.activeElement || document.activeElement === document.body;
