import { fakeXhr, type FakeXMLHttpRequest } from 'nise';

export type FakeRequest = FakeXMLHttpRequest;
type Respond = (request: FakeRequest) => void | Promise<void>;

/** What the HTTP client of a test reaches in place of a network. */
export interface FakeNetwork {
  /** Every call so far, in order. */
  requests: FakeRequest[];
  /** A later answer for the same method and address replaces the earlier one. */
  handle: (method: string, url: string | RegExp, respond: Respond) => void;
  restore: () => void;
}

/** Puts the real XMLHttpRequest back; works once for each replacement. */
let restoreLast: (() => void) | null = null;

function restore(): void {
  restoreLast?.();
  restoreLast = null;
}

/**
 * Replaces XMLHttpRequest. Calls without an answer get 404; the CSRF cookie gets 204. A new one
 * replaces the previous one.
 */
export function fakeNetwork(): FakeNetwork {
  restore();
  const network = fakeXhr.useFakeXMLHttpRequest();
  restoreLast = () => network.restore();
  const handlers: { method: string; url: string | RegExp; respond: Respond }[] = [];
  const requests: FakeRequest[] = [];

  function handle(method: string, url: string | RegExp, respond: Respond): void {
    const replaced = handlers.find(
      (one) => one.method === method && String(one.url) === String(url),
    );
    if (replaced) replaced.respond = respond;
    else handlers.push({ method, url, respond });
  }
  network.onCreate = (created) => {
    created.onSend = (request) => {
      requests.push(request);
      const handler = handlers.find(
        ({ method, url }) => method === request.method.toLowerCase() && meets(request.url, url),
      );
      // As on a network: the answer comes after `send` returned.
      queueMicrotask(() => void (handler?.respond ?? answer(404))(request));
    };
  };
  handle('get', csrfCookie, answer(204));
  return { requests, handle, restore };
}

export const csrfCookie = '/sanctum/csrf-cookie';

/** Text is met by exactly this address, with its query. */
const meets = (address: string, url: string | RegExp) =>
  typeof url === 'string' ? address === url : url.test(address);

/**
 * An answer with this body.
 * @param body sent as JSON; text and undefined as they are
 */
export function answer(
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): (request: FakeRequest) => void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (request) => {
    // The caller gave up meanwhile.
    if (!request.aborted) request.respond(status, headers, text ?? '');
  };
}
