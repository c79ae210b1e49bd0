import { useCallback, useRef, useState } from 'react';
import { notifyError } from '../feedback/notify';
import type { FormShared } from './form-context';
import { failureOf, isCancelled, type FormFailure } from './form-failure';
import { withFieldsNamed, withoutField, withRowsMoved, type ServerErrors } from './server-errors';
import { useWaitingTime } from './useWaitingTime';

/** Second argument of `onSubmit`: pass both to `http`, for the upload progress and 'Annuler'. */
export interface Submission {
  signal: AbortSignal;
  onUploadProgress: (event: { loaded: number; total?: number }) => void;
}

export type OnFailure = 'toast' | 'inline' | ((failure: FormFailure) => void);

interface SubmissionOptions<Values> {
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
  onFailure: OnFailure;
  onFieldErrors?: (failure: FormFailure) => void;
  fieldOf?: Readonly<Record<string, string>>;
}

/** Submits a form and keeps the result: messages per field, or one general failure. */
export function useSubmission<Values>(options: SubmissionOptions<Values>) {
  const { onSubmit, onFailure, onFieldErrors, fieldOf = {} } = options;
  const [serverErrors, setServerErrors] = useState<ServerErrors>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const wait = useWaitingTime();
  const controller = useRef<AbortController | null>(null);
  const outcome = useRef<{ result: unknown } | null>(null);

  async function send(values: Values): Promise<void> {
    outcome.current = null;
    setServerErrors({});
    setFailure(null);
    controller.current = new AbortController();
    try {
      const result = await onSubmit(values, {
        signal: controller.current.signal,
        onUploadProgress: ({ loaded, total }) => setUploaded(total ? loaded / total : null),
      });
      outcome.current = { result };
    } catch (cause) {
      if (!isCancelled(cause)) refuse(failureOf(cause));
    } finally {
      setUploaded(null);
    }
  }

  function refuse(refusal: FormFailure) {
    wait.start(refusal.cause);
    setServerErrors(withFieldsNamed(refusal.errors, fieldOf));
    // The end of the session has its own message and redirect.
    if (refusal.status === 401) return;
    if (Object.keys(refusal.errors).length > 0) onFieldErrors?.(refusal);
    else if (onFailure === 'inline') setFailure(refusal);
    else if (onFailure === 'toast') notifyError(refusal.message);
    else onFailure(refusal);
  }

  const shared: FormShared = {
    serverErrors,
    clearServerError: useCallback(
      (name) => setServerErrors((errors) => withoutField(errors, name)),
      [],
    ),
    moveServerErrors: useCallback(
      (list, newIndex) => setServerErrors((errors) => withRowsMoved(errors, list, newIndex)),
      [],
    ),
    uploaded,
    waiting: wait.text,
    cancelUpload: useCallback(() => controller.current?.abort(), []),
  };
  /** Runs the success callback once, with the answer. */
  function takeOutcome() {
    const taken = outcome.current;
    outcome.current = null;
    return taken;
  }
  return { send, shared, failure, takeOutcome };
}
