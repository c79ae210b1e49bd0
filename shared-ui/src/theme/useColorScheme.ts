import { useSyncExternalStore } from 'react';

/** The person's choice; 'system' follows the device. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'alumni.theme';
const listeners = new Set<() => void>();

export interface ColorScheme {
  choice: SchemeChoice;
  /** The scheme in effect. */
  scheme: 'light' | 'dark';
  choose: (choice: SchemeChoice) => void;
}

/**
 * The colour scheme: stored in the browser, shared by all components and tabs.
 * @returns `choice` is 'system' until the person chooses, and during server rendering; `scheme` is
 *   the scheme in effect. Where storage is blocked, the choice lasts until the page is left.
 */
export function useColorScheme(): ColorScheme {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  const systemDark = useSyncExternalStore(subscribe, isSystemDark, () => false);
  const scheme = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;
  return { choice, scheme, choose };
}

/** Applies the stored choice to <html>; called before the first paint to prevent a flash. */
export function applyColorScheme(choice: SchemeChoice = readChoice()): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

function choose(choice: SchemeChoice) {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  fallback = choice;
  applyColorScheme(choice);
  for (const listener of listeners) listener();
}

let fallback: SchemeChoice = 'system';

function readChoice(): SchemeChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return fallback;
  }
}

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const isSystemDark = () => darkQuery()?.matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  const onStorage = () => {
    applyColorScheme();
    listener();
  };
  listeners.add(listener);
  query?.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    query?.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
