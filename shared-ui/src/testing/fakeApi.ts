import { answer, csrfCookie, fakeNetwork, type FakeRequest } from '@alumni/shared-auth/testing';
import type { ErrorReply } from '@alumni/shared-contract';

/** A contract schema: every fake answer is validated with it. */
interface Schema<Body> {
  parse: (value: unknown) => Body;
}

/** A call that the screen made. */
export interface FakeCall {
  /** In lower case: `get`. */
  method: string;
  /** Path without the query, which is in `params`. */
  url: string;
  params: Record<string, string | number>;
  /** Parsed JSON bodies; FormData and others unchanged. */
  body: unknown;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Body<Value> = Value | ((call: FakeCall) => Value);
interface ReplyOptions {
  status?: number;
  /** The answer waits for this promise, so that tests need no timer. */
  until?: Promise<unknown>;
}
type Reply = <Value>(
  url: string | RegExp,
  schema: Schema<Value>,
  body: Body<Value>,
  options?: ReplyOptions,
) => void;

/** Defines answers by method and address, and lists the calls. */
export type FakeApi = Record<Method, Reply> & {
  /** An error answer: `api.refuse('post', '/auth/register', 422, { message, errors })`. */
  refuse: (
    method: Method,
    url: string | RegExp,
    status: number,
    reply?: ErrorReply,
    headers?: Record<string, string>,
  ) => void;
  /** No answer: the network is down. */
  cut: (method: Method, url: string | RegExp) => void;
  /** An answer slower than the client's timeout. */
  stall: (method: Method, url: string | RegExp) => void;
  /** Calls so far, by method and address when given; without the CSRF cookie. */
  calls: (method?: Method, url?: string) => FakeCall[];
  restore: () => void;
};

/**
 * The network of a screen test, below the real HTTP client. A later answer for the same method and
 * address replaces the earlier one; other calls get 404. A new `fakeApi` replaces the previous one.
 * A body that does not match its schema fails the call.
 * @example
 * api.get('/api/diplomes', DiplomasReply, [{ id: 1, nom: 'Licence' }]);
 */
export function fakeApi(): FakeApi {
  const network = fakeNetwork();

  const reply =
    (method: Method): Reply =>
    (url, schema, body, { status = 200, until } = {}) => {
      network.handle(method, url, async (request) => {
        await until;
        try {
          const value =
            typeof body === 'function'
              ? (body as (call: FakeCall) => unknown)(callOf(request))
              : body;
          answer(status, schema.parse(value))(request);
        } catch (cause) {
          reportError(cause);
          request.error();
        }
      });
    };
  return {
    get: reply('get'),
    post: reply('post'),
    put: reply('put'),
    patch: reply('patch'),
    delete: reply('delete'),
    refuse: (method, url, status, body = { message: 'Refusé.' }, headers = {}) =>
      network.handle(method, url, answer(status, body, headers)),
    cut: (method, url) => network.handle(method, url, (request) => request.error()),
    stall: (method, url) => network.handle(method, url, (request) => request.triggerTimeout()),
    calls: (method, url) =>
      network.requests
        .map(callOf)
        .filter((call) => call.url !== csrfCookie)
        .filter((call) => (!method || call.method === method) && (!url || call.url === url)),
    restore: network.restore,
  };
}

function callOf({ method, url, requestBody }: FakeRequest): FakeCall {
  const [path = '', search = ''] = url.split('?');
  return {
    method: method.toLowerCase(),
    url: path,
    params: Object.fromEntries(new URLSearchParams(search)),
    body: typeof requestBody === 'string' ? parsed(requestBody) : (requestBody ?? undefined),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
