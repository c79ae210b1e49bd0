import { useEffect, useRef } from 'react';

/** Closes a popover on Escape, on a click outside, and when the focus leaves it. */
export function usePopover(open: boolean, close: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    function onAway(event: Event) {
      if (!root.current?.contains(event.target as Node)) close();
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    }
    document.addEventListener('pointerdown', onAway);
    document.addEventListener('focusin', onAway);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onAway);
      document.removeEventListener('focusin', onAway);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);
  return root;
}
