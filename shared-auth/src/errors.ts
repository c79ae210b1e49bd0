import { waitText, type ErrorReply } from '@alumni/shared-contract';
import { isAxiosError } from 'axios';

/**
 * @param error what a call rejected with
 * @returns HTTP status; undefined when no answer came (offline, timeout)
 */
export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined;
}

/**
 * @param error what a call rejected with
 * @returns the server's French message, with the waiting time after a 429; undefined without one
 */
export function serverMessage(error: unknown): string | undefined {
  const message = replyOf(error)?.message;
  const seconds = retryAfter(error);
  return message && seconds ? `${message} ${waitText(seconds)}` : message;
}

/**
 * @param error what a call rejected with
 * @returns seconds to wait after too many attempts (429); 0 otherwise
 */
export function retryAfter(error: unknown): number {
  if (!isAxiosError(error) || error.response?.status !== 429) return 0;
  const header: unknown = error.response.headers['retry-after'];
  return Math.max(0, Math.ceil(Number(header) || 0));
}

/**
 * @param error what a call rejected with
 * @returns first message of each refused field, by field name; empty when the server named none
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [field, messages] of Object.entries(replyOf(error)?.errors ?? {})) {
    if (messages[0]) first[field] = messages[0];
  }
  return first;
}

function replyOf(error: unknown): Partial<ErrorReply> | undefined {
  if (!isAxiosError<unknown>(error)) return undefined;
  const body = error.response?.data;
  return typeof body === 'object' && body !== null ? (body as Partial<ErrorReply>) : undefined;
}
