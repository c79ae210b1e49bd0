import { fieldErrors, serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from '../feedback/failure-text';
import { dotted, type ServerErrors } from './server-errors';

/** Why a form was not taken. */
export interface FormFailure {
  /** undefined when no answer came. */
  status: number | undefined;
  /** The server's own words for a refusal (4xx), else the default text, or that there is no network. */
  message: string;
  /** Whether `message` is the server's. */
  isServerText: boolean;
  /** First message per field; empty when no field is to blame. */
  errors: ServerErrors;
  cause: unknown;
}

export function failureOf(cause: unknown): FormFailure {
  const status = statusOf(cause);
  const refused = status !== undefined && status >= 400 && status < 500;
  const told = refused && serverMessage(cause);
  return {
    status,
    message: told || failureText(cause),
    isServerText: Boolean(told),
    errors: status === 400 || status === 422 ? dottedKeys(fieldErrors(cause)) : {},
    cause,
  };
}

/** The person stopped the upload: nothing failed. */
export function isCancelled(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'CanceledError' || cause.name === 'AbortError');
}

const dottedKeys = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([key, text]) => [dotted(key), text]));
