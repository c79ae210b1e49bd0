import { AxiosError, type AxiosResponse } from 'axios';

/**
 * A 200 whose `status` is not true did nothing: a failure like any other (description, section 8).
 * An answer to a write that is no object is not ours: a portal of the network, a proxy.
 * @throws AxiosError with the answer: `statusOf` is 200, `serverMessage` what its body says
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
  // Not every answer has one: a sign-in says who it is of, a list its items.
  return !('status' in data) || data.status === true;
}
