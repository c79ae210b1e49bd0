import { waitText, type ErrorReply } from '@alumni/shared-contract';
import type { Answer } from './call';

/** A call that was not done. */
export class HttpError extends Error {
  /**
   * @param message for developers; the person reads `serverMessage`
   * @param response undefined when no answer came (offline, timeout)
   */
  constructor(
    message: string,
    readonly response?: Answer<unknown>,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/**
 * @param error what a call rejected with
 * @returns HTTP status; undefined when no answer came (offline, timeout)
 */
export function statusOf(error: unknown): number | undefined {
  return answerOf(error)?.status;
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
  const answer = answerOf(error);
  if (answer?.status !== 429) return 0;
  return Math.max(0, Math.ceil(Number(answer.header('Retry-After')) || 0));
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

/**
 * @param error what a call rejected with
 * @returns body of the refusal; undefined when it is no object
 */
export function replyOf(error: unknown): Partial<ErrorReply> | undefined {
  const body = answerOf(error)?.data;
  return typeof body === 'object' && body !== null ? (body as Partial<ErrorReply>) : undefined;
}

const answerOf = (error: unknown) => (error instanceof HttpError ? error.response : undefined);
