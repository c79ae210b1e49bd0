import { AxiosError, type AxiosResponse } from 'axios';

/**
 * Turns a 200 whose `status` is not true into an error (description, section 8). A write answered
 * by something else than an object is an error too: a captive portal or a proxy sent it.
 * @throws AxiosError with the answer: `statusOf` is 200, `serverMessage` is the message of its body
 */
export function refuseUndone(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (isDone(response)) return response;
  const { config, request } = response as AxiosResponse<unknown, unknown> & { request?: unknown };
  throw new AxiosError(
    'The answer does not say that it is done.',
    undone,
    config,
    request,
    response,
  );
}

const undone = 'ERR_UNDONE';
/** Methods that change nothing. */
export const safeMethods = new Set(['get', 'head', 'options']);

function isDone({ status, data, config }: AxiosResponse<unknown>): boolean {
  if (status === 204) return true;
  if (typeof data !== 'object' || data === null) return safeMethods.has(config.method ?? 'get');
  // Some answers have no `status`: a sign-in returns the person, a list its items.
  return !('status' in data) || data.status === true;
}
