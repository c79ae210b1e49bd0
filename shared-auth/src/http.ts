import { requestTimeoutMs } from '@alumni/shared-contract';
import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { askForProof } from './fresh-proof';
import { refuseUndone, safeMethods } from './refuse-undone';
import { announceExpiredSession } from './session-expiry';

const csrfCookiePath = '/sanctum/csrf-cookie';

/**
 * The only HTTP client of the browser: same origin, cookies, JSON, 10 seconds. Fetches the CSRF
 * cookie before the first write, and once more when the server answers 419. Announces a lost
 * session on 401. Repeats a call that needs a fresh proof, once the person gave it; rejects with an
 * `AbortError` when they did not. A 200 whose body does not report success is an error too.
 * @throws AxiosError whose response body is an `ErrorReply`
 */
export const http = axios.create({
  timeout: requestTimeoutMs,
  withCredentials: true,
  withXSRFToken: true,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
});

/**
 * Fetches a new CSRF cookie, which axios copies into the X-XSRF-TOKEN header (as Laravel Sanctum
 * does).
 */
export async function refreshCsrfCookie(): Promise<void> {
  await http.get(csrfCookiePath);
}

/**
 * Configures the client for a page of another origin: no cookies, and no header that needs a CORS
 * preflight. Only open calls answer.
 * @param origin of the network: `https://reseau.example`
 */
export function callAsStranger(origin: string): void {
  Object.assign(http.defaults, { baseURL: origin, withCredentials: false, withXSRFToken: false });
  delete http.defaults.headers['X-Requested-With'];
}

http.interceptors.request.use(async (request) => {
  const writes = !safeMethods.has(request.method ?? 'get');
  if (writes && !document.cookie.includes('XSRF-TOKEN=')) await refreshCsrfCookie();
  return request;
});

http.interceptors.response.use(refuseUndone, async (error: AxiosError) => {
  const request = error.config as
    (InternalAxiosRequestConfig & { csrfRetried?: boolean }) | undefined;
  if (error.response?.status === 419 && request && !request.csrfRetried) {
    request.csrfRetried = true;
    await refreshCsrfCookie();
    return http.request(request);
  }
  const isProved = request && (await askForProof(error.response?.data));
  if (isProved === true) return http.request(request!);
  if (isProved === false) throw new DOMException('The person did not prove.', 'AbortError');
  if (error.response?.status === 401) announceExpiredSession(request?.url);
  throw error;
});
