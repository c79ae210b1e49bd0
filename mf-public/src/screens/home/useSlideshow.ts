import { useEffect, useState } from 'react';

const stayMs = 6_000;
const prepareMs = 1_500;

/**
 * Index of the visible slide, of `count`. Moves by itself until the visitor hovers, focuses it,
 * presses pause, leaves the tab, or prefers reduced motion.
 */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [reach, setReach] = useState(0);
  const [isPaused, setPaused] = useState(prefersStillness);
  const [isHeld, setHeld] = useState(false);
  const shown = count === 0 ? 0 : index % count;

  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, stayMs);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, count, index]);

  useEffect(() => {
    const timer = setTimeout(() => setReach((before) => Math.max(before, shown + 1)), prepareMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    shown,
    /** Pictures up to this index may load: those seen, and the next. */
    reach: Math.max(reach, shown),
    isPaused,
    togglePause: () => setPaused((before) => !before),
    show: (next: number) => setIndex((next + count) % count),
    /** Event handlers of the element that pauses the show on hover and focus. */
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
