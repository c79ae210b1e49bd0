import { useEffect, useRef } from 'react';

/** Focuses the first control of a step: the step before, which had the focus, is gone. */
export function useFirstFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return place;
}
