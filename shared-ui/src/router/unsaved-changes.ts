const dirtyForms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Registers whether a form has unsent changes. */
export function markUnsaved(form: symbol, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(form);
  else dirtyForms.delete(form);
  for (const listener of listeners) listener();
}

/** Whether a form of the page has unsent changes: then the page must not reload by itself. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}

/**
 * Subscribes to changes of `hasUnsavedChanges`.
 * @param listener called when a form gains or loses unsent changes, even if others still have some
 * @returns a function that unsubscribes
 */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
