import { createContext, use } from 'react';

/** State that a form shares with its fields, beside final-form's own. */
export interface FormShared {
  /** First server message by server key: `referents.1.email`. */
  serverErrors: Readonly<Record<string, string>>;
  /** Clears the server message of an edited field; the others stay. */
  clearServerError: (name: string) => void;
  /** Moves the server messages with the rows of a list; null for a removed row. */
  moveServerErrors: (list: string, newIndex: (index: number) => number | null) => void;
  /** Upload progress, 0 to 1; null while nothing is uploading. */
  uploaded: number | null;
  cancelUpload: () => void;
  /**
   * Remaining waiting time after too many attempts; the form is blocked until then. Empty
   * otherwise.
   */
  waiting: string;
}

export const FormContext = createContext<FormShared | null>(null);

/** @throws {Error} outside a `Form` */
export function useFormShared(): FormShared {
  const shared = use(FormContext);
  if (!shared) throw new Error('Fields must be inside a Form of @alumni/shared-ui/form.');
  return shared;
}
