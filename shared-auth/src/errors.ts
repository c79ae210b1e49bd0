import { waitText, type ErrorReply } from '@alumni/shared-contract';
import { isAxiosError } from 'axios';

/** HTTP status of a failed call; undefined when no answer came (offline, timeout). */
export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined;
}

/** French message of the server, when its answer carries one; after too many tries with the wait. */
export function serverMessage(error: unknown): string | undefined {
  const message = replyOf(error)?.message;
  const seconds = retryAfter(error);
  return message && seconds ? `${message} ${waitText(seconds)}` : message;
}

/** Seconds that the server asks to wait after too many tries (429); 0 otherwise. */
export function retryAfter(error: unknown): number {
  if (!isAxiosError(error) || error.response?.status !== 429) return 0;
  const header: unknown = error.response.headers['retry-after'];
  return Math.max(0, Math.ceil(Number(header) || 0));
}

/** First message of each refused field; empty when the server named none. */
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
