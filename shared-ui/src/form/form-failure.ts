import { fieldErrors, serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from '../feedback/failure-text';
import { dotted, type ServerErrors } from './server-errors';

/** Why a submission failed. */
export interface FormFailure {
  /** HTTP status; undefined when no answer came. */
  status: number | undefined;
  /** The server's message for a refusal (4xx), otherwise the default or offline text. */
  message: string;
  /** Whether `message` comes from the server. */
  isServerText: boolean;
  /** First message per field; empty without field errors. */
  errors: ServerErrors;
  cause: unknown;
}

export function failureOf(cause: unknown): FormFailure {
  const status = statusOf(cause);
  const refused = status !== undefined && status >= 400 && status < 500;
  const serverText = refused && serverMessage(cause);
  return {
    status,
    message: serverText || failureText(cause),
    isServerText: Boolean(serverText),
    errors: status === 400 || status === 422 ? dottedKeys(fieldErrors(cause)) : {},
    cause,
  };
}

/** The user cancelled the upload: no failure. */
export function isCancelled(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}

const dottedKeys = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([key, text]) => [dotted(key), text]));
