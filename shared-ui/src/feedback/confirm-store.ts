import type { ReactNode } from 'react';

export interface ConfirmOptions {
  /** Title: 'Voulez-vous vraiment supprimer cette opportunité ?' */
  title: string;
  text?: ReactNode;
  /** Label of the confirming button: 'Supprimer'. */
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

interface PendingConfirm {
  options: ConfirmOptions;
  answer: (confirmed: boolean) => void;
}

let pending: PendingConfirm | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the confirmation. A second question answers the first with false.
 * @returns whether the person confirmed
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    set({
      options,
      answer: (confirmed) => {
        set(null);
        resolve(confirmed);
      },
    });
  });
}

export const pendingConfirm = () => pending;

export function subscribeConfirm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: PendingConfirm | null) {
  pending = next;
  for (const listener of listeners) listener();
}
