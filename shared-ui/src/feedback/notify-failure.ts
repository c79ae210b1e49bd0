import { serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from './failure-text';
import { notifyError } from './notify';

/**
 * Shows why a call failed: the server's message for a refusal (4xx), otherwise the default text.
 * @param error what the call rejected with
 */
export function notifyFailure(error: unknown): void {
  const status = statusOf(error) ?? 0;
  // The end of the session has its own message.
  if (status === 401) return;
  const refused = status >= 400 && status < 500;
  notifyError((refused ? serverMessage(error) : undefined) ?? failureText(error));
}
