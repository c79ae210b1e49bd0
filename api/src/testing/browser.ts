import { csrfCookie, csrfHeader } from '../http/csrf';
import { sessionCookie } from '../http/sessions';

/** Requests over the network, to a server in a process of its own. */
export interface Browser {
  post(path: string, body: Record<string, string> | FormData): Promise<Response>;
}

/** @param sessionId who is signed in; nobody without it */
export async function browserAt(origin: string, sessionId?: string): Promise<Browser> {
  const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`);
  const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = decodeURIComponent(cookie.slice(csrfCookie.length + 1));
  const session = sessionId ? `; ${sessionCookie}=${sessionId}` : '';
  return {
    post: (path, body) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          cookie: `${cookie}${session}`,
          [csrfHeader]: token,
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData ? body : JSON.stringify(body),
      }),
  };
}
