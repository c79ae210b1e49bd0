import { HttpError } from './errors';
import type { Answer, Method } from './call';

/**
 * Turns a 200 whose `status` is not true into an error (description, section 8). A write answered
 * by something else than an object is an error too: a captive portal or a proxy sent it.
 * @throws HttpError with the answer: `statusOf` is 200, `serverMessage` is the message of its body
 */
export function refuseUndone(method: Method, answer: Answer<unknown>): Answer<unknown> {
  if (isDone(method, answer)) return answer;
  throw new HttpError('The answer does not say that it is done.', answer);
}

function isDone(method: Method, { status, data }: Answer<unknown>): boolean {
  if (status === 204) return true;
  if (typeof data !== 'object' || data === null) return method === 'get';
  // Some answers have no `status`: a sign-in returns the person, a list its items.
  return !('status' in data) || data.status === true;
}
