import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

/** compact: smaller controls and rows for a mouse; touch screens stay roomy. */
export type Density = 'compact' | 'roomy';

export interface DensityChoice {
  /** The density in effect. */
  density: Density;
  choose: (density: Density) => void;
}

const storageKey = 'alumni.density';
const listeners = new Set<() => void>();
let unstored: Density | null = null;

/**
 * The density of signed-in screens: stored in the browser, shared by all tabs, and set as
 * `data-density` on `<html>` while the component is mounted.
 * @param initial until the person chooses
 * @returns where storage is blocked, the choice lasts until the page is left
 */
export function useDensity(initial: Density): DensityChoice {
  const density = useSyncExternalStore(subscribe, readChoice, () => null) ?? initial;
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  useEffect(() => () => void delete document.documentElement.dataset.density, []);
  return { density, choose };
}

function choose(density: Density) {
  try {
    localStorage.setItem(storageKey, density);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  unstored = density;
  for (const listener of listeners) listener();
}

function readChoice(): Density | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'compact' || kept === 'roomy' ? kept : null;
  } catch {
    return unstored;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
