import { useEffect, useLayoutEffect } from 'react';

const content = () => document.getElementById('contenu');

/** The button that was pressed goes: until something comes, the focus waits at the content. */
export function FocusContent() {
  useLayoutEffect(() => content()?.focus({ preventScroll: true }), []);
  return null;
}

/** Placed after what came: the focus goes to its title. */
export function FocusTitle() {
  useEffect(() => content()?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return null;
}
