const dirtyForms = new Set<symbol>();

/** A form says whether leaving it would lose something. */
export function markUnsaved(form: symbol, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(form);
  else dirtyForms.delete(form);
}

/** Whether some form holds what was typed and not sent: then nothing may reload by itself. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}
