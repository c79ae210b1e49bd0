import { serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from './failure-text';
import { notifyError } from './notify';

/** Says why a call failed: in the server's words when it refused (4xx), else in the default text. */
export function notifyFailure(error: unknown): void {
  const status = statusOf(error) ?? 0;
  // The end of the session has a message of its own.
  if (status === 401) return;
  const refused = status >= 400 && status < 500;
  notifyError((refused ? serverMessage(error) : undefined) ?? failureText(error));
}
