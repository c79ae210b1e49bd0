let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The topmost modal dialog, or null. Content outside it is inert, toasts included. */
export const topDialog = (): HTMLElement | null => dialogs.at(-1) ?? null;

/**
 * Registers an open dialog.
 * @returns a function that unregisters it
 */
export function dialogOpened(dialog: HTMLElement): () => void {
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((one) => one !== dialog));
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly HTMLElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}
