import { useEffect, useRef, useState } from 'react';

const stayMs = 3_500;

/** Scrolls a list by one item; at its end back to the start. */
export function useCarousel() {
  const track = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(
    () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  );
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(
      () => track.current && !document.hidden && advance(track.current),
      stayMs,
    );
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);
  return {
    track,
    isPaused,
    togglePause: () => setPaused((before) => !before),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onTouchStart: () => setHeld(true),
      onTouchEnd: () => setHeld(false),
    },
  };
}

function advance(list: HTMLUListElement) {
  const step = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
  list.scrollTo?.({ left: isAtEnd ? 0 : list.scrollLeft + step, behavior: 'smooth' });
}
