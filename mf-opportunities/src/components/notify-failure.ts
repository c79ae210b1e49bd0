import { serverMessage, statusOf } from '@alumni/shared-auth';
import { notifyError } from '@alumni/shared-ui/feedback';

/** Says why a call failed, in the server's words when it refused. */
export function notifyFailure(error: unknown): void {
  const status = statusOf(error) ?? 0;
  // The end of the session has a message of its own.
  if (status === 401) return;
  notifyError(status >= 400 && status < 500 ? serverMessage(error) : undefined);
}
