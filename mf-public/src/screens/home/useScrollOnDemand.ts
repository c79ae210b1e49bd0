import { useSearchParams } from '@alumni/shared-ui/router';
import { useEffect, useRef } from 'react';

/** Events that end the automatic scroll. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** Time limit, in ms: by then the content above has its size. */
const patienceMs = 10_000;

/**
 * `/?scroll=1` scrolls to a section and focuses it, and keeps it in view while content above loads,
 * until the visitor moves.
 */
export function useScrollOnDemand() {
  const section = useRef<HTMLElement>(null);
  const isAsked = useSearchParams()[0].get('scroll') === '1';
  useEffect(() => {
    const target = section.current;
    if (!isAsked || !target) return;
    function bringIntoView() {
      target!.scrollIntoView();
      target!.focus({ preventScroll: true });
    }
    const observer =
      'ResizeObserver' in window ? new ResizeObserver(() => bringIntoView()) : undefined;
    if (target.parentElement) observer?.observe(target.parentElement);
    // After the router's own scroll to the top.
    const frame = requestAnimationFrame(bringIntoView);
    const timer = setTimeout(stop, patienceMs);
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true });
    function stop() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer?.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    }
    return stop;
  }, [isAsked]);
  return section;
}
