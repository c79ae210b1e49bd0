import { requestTimeoutMs } from '@alumni/shared-contract';
import type { Answer, CallOptions, Method } from './call';
import { replyOf, statusOf } from './errors';
import { askForProof } from './fresh-proof';
import { refuseUndone } from './refuse-undone';
import { send } from './send';
import { announceExpiredSession } from './session-expiry';

const csrfCookiePath = '/sanctum/csrf-cookie';

/**
 * The only HTTP client of the browser: same origin, cookies, JSON, 10 seconds. Fetches the CSRF
 * cookie before the first write, and once more when the server answers 419. Announces a lost
 * session on 401. Repeats a call that needs a fresh proof, once the person gave it; rejects with an
 * `AbortError` when they did not. A 200 whose body does not report success is an error too.
 * @throws HttpError whose response body is an `ErrorReply`
 */
export const http = {
  get: <Body>(url: string, options?: CallOptions) => call<Body>('get', url, undefined, options),
  post: <Body>(url: string, body?: unknown, options?: CallOptions) =>
    call<Body>('post', url, body, options),
  put: <Body>(url: string, body?: unknown, options?: CallOptions) =>
    call<Body>('put', url, body, options),
  patch: <Body>(url: string, body?: unknown, options?: CallOptions) =>
    call<Body>('patch', url, body, options),
  /** `data` is the body. */
  delete: <Body>(url: string, { data, ...options }: CallOptions & { data?: unknown } = {}) =>
    call<Body>('delete', url, data, options),
  /** @returns the address that a call of `url` asks, for a link to a file */
  getUri: ({ url }: { url: string }) => origin + url,
};

/** Of the network; empty on its own pages. */
let origin = '';
const isStranger = () => origin !== '';

/**
 * Configures the client for a page of another origin: no cookies, and no header that needs a CORS
 * preflight. Only open calls answer.
 * @param network its origin: `https://reseau.example`
 */
export function callAsStranger(network: string): void {
  origin = network;
}

/** Fetches a new CSRF cookie, which writes repeat in a header (as Laravel Sanctum does). */
export async function refreshCsrfCookie(): Promise<void> {
  await http.get(csrfCookiePath);
}

async function call<Body>(
  method: Method,
  url: string,
  body: unknown,
  options: CallOptions = {},
  isCookieNew = false,
): Promise<Answer<Body>> {
  if (method !== 'get' && csrfToken() === null) await refreshCsrfCookie();
  const request = { timeout: requestTimeoutMs, ...options, method, url: origin + url, body };
  const headers = headersOf(method);
  try {
    const answer = await send({ ...request, headers, withCredentials: !isStranger() });
    return refuseUndone(method, answer) as Answer<Body>;
  } catch (error) {
    const again = (isNew: boolean) => call<Body>(method, url, body, options, isNew);
    if (statusOf(error) === 419 && !isCookieNew) {
      await refreshCsrfCookie();
      return again(true);
    }
    const isProved = await askForProof(replyOf(error));
    if (isProved === true) return again(isCookieNew);
    if (isProved === false) throw new DOMException('The person did not prove.', 'AbortError');
    if (statusOf(error) === 401) announceExpiredSession(url);
    throw error;
  }
}

function headersOf(method: Method): Record<string, string> {
  const accept = { Accept: 'application/json' };
  if (isStranger()) return accept;
  const token = method === 'get' ? null : csrfToken();
  return {
    ...accept,
    'X-Requested-With': 'XMLHttpRequest',
    ...(token !== null && { 'X-XSRF-TOKEN': token }),
  };
}

/** @returns value of the CSRF cookie, null without it */
function csrfToken(): string | null {
  const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  return value === undefined ? null : decodeURIComponent(value);
}
