import { useEffect, useLayoutEffect } from 'react';

const content = () => document.getElementById('contenu');

/** The pressed retry button disappears: the focus waits on the main content. */
export function FocusContent() {
  useLayoutEffect(() => content()?.focus({ preventScroll: true }), []);
  return null;
}

/** Placed after the loaded content: moves the focus to its title. */
export function FocusTitle() {
  useEffect(() => content()?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return null;
}
