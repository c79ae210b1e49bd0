import { csrfCookie, csrfHeader } from '../src/http/csrf';
import { sessionCookie } from '../src/http/session-cookie';

/** Sends requests over the network, to a server in another process. */
export interface Browser {
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
}

/** @param sessionId of the signed-in person; a guest without it */
export async function browserAt(origin: string, sessionId?: string): Promise<Browser> {
  const session = sessionId ? `${sessionCookie}=${sessionId}` : '';
  const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`, {
    headers: { cookie: session },
  });
  const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = decodeURIComponent(cookie.slice(csrfCookie.length + 1));
  const send = (method: string, path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: `${cookie}; ${session}`,
        [csrfHeader]: token,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  return {
    get: (path) => fetch(`${origin}${path}`, { headers: { cookie: session } }),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
}
