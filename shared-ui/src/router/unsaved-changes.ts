const dirtyForms = new Set<symbol>();
const listeners = new Set<() => void>();

/** A form says whether leaving it would lose something. */
export function markUnsaved(form: symbol, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(form);
  else dirtyForms.delete(form);
  for (const listener of listeners) listener();
}

/** Whether some form holds what was typed and not sent: then nothing may reload by itself. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}

/** Calls `listener` when the answer of `hasUnsavedChanges` may have changed; returns how to stop. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
