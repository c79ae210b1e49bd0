import { useEffect } from 'react';
import { focusStop, restoreFocus, type FocusStop } from './focus-trail';

/** A button in a list, the menu it opened, the question that this asked. */
const longest = 4;

/**
 * Once per page: when what has the focus leaves the page, the focus goes to what stands nearest
 * (the next row, else the title) and never falls to the body, from which Tab starts at the top of the page again.
 */
export function FocusKeeper() {
  useEffect(() => {
    let trail: FocusStop[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      const others = trail.filter(({ element }) => element !== target);
      trail = [...others, focusStop(target)].slice(-longest);
    }
    function onBlur({ target, relatedTarget }: FocusEvent) {
      // Somebody clicked beside it: the body is where they want to be. What is removed is not there
      // any more when the timer ends.
      if (relatedTarget) return;
      setTimeout(() => {
        if (isLost() && (target as Node).isConnected) trail = [];
      });
    }
    function onChange() {
      if (!isLost() || trail.at(-1)?.element.isConnected !== false) return;
      clearTimeout(timer);
      // Code that moves the focus on purpose, as a new page does, runs first.
      timer = setTimeout(() => isLost() && restoreFocus(trail));
    }
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return null;
}

const isLost = () => !document.activeElement || document.activeElement === document.body;
