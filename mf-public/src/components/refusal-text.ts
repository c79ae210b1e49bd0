import { serverMessage, statusOf } from '@alumni/shared-auth';
import { failureText } from '@alumni/shared-ui/feedback';

/** The server's own words for a refusal (4xx), else the default text: as forms do it, without one. */
export function refusalText(cause: unknown): string {
  const status = statusOf(cause) ?? 0;
  return (status >= 400 && status < 500 && serverMessage(cause)) || failureText(cause);
}
