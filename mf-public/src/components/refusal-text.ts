import { serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from '@alumni/shared-ui/feedback';

/**
 * The server's message for a refusal (4xx), otherwise the default text, for code without a form.
 */
export function refusalText(cause: unknown): string {
  const status = statusOf(cause) ?? 0;
  return (status >= 400 && status < 500 && serverMessage(cause)) || failureText(cause);
}
