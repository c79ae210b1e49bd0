import { requestTimeoutMs } from '@alumni/shared-contract';
import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { refuseUndone, safeMethods } from './refuse-undone';
import { announceExpiredSession } from './session-expiry';

const csrfCookiePath = '/sanctum/csrf-cookie';

/**
 * The only HTTP client of the browser: same origin, cookies, JSON, 10 seconds. It fetches the CSRF
 * cookie before the first write, once more when the server answers 419, and announces a lost
 * session on 401. An answer that does not say it is done is an error too. Errors are axios errors
 * whose body is an `ErrorReply`.
 */
export const http = axios.create({
  timeout: requestTimeoutMs,
  withCredentials: true,
  withXSRFToken: true,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
});

/** Asks for a fresh CSRF cookie (Sanctum's way: readable, echoed in X-XSRF-TOKEN by axios). */
export async function refreshCsrfCookie(): Promise<void> {
  await http.get(csrfCookiePath);
}

/**
 * On a page that is not ours the client asks the network as a stranger would: no cookie and no header
 * that would need the network's leave, so that open calls answer and nothing else does.
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
  if (error.response?.status === 401) announceExpiredSession(request?.url);
  throw error;
});
