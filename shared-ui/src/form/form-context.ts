import { createContext, use } from 'react';

/** What a form shares with its fields beside final-form's own state. */
export interface FormShared {
  /** First message of the server per field, by the server's key: `referents.1.email`. */
  serverErrors: Readonly<Record<string, string>>;
  /** A field was edited: its message of the server is out of date, the others stay. */
  clearServerError: (name: string) => void;
  /** Rows of a list moved: their messages go with them; null for a row that is gone. */
  moveServerErrors: (list: string, newIndex: (index: number) => number | null) => void;
  /** Share of the upload that is sent, 0 to 1; null while nothing is uploading. */
  uploaded: number | null;
  cancelUpload: () => void;
  /** How long to wait after too many tries: the form cannot be sent before. Empty otherwise. */
  waiting: string;
}

export const FormContext = createContext<FormShared | null>(null);

export function useFormShared(): FormShared {
  const shared = use(FormContext);
  if (!shared) throw new Error('A field stands inside a Form of @alumni/shared-ui/form.');
  return shared;
}
