import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../platform/config/read-config';
import { ApiError } from '../platform/errors';
import { randomToken } from '../platform/hashes';
import { readHostCookie } from './host-cookie';
import { isSafe } from './safe-methods';
import { sessionCookie } from './session-cookie';

/** Cookie with the CSRF token, readable by scripts. */
export const csrfCookie = 'XSRF-TOKEN';
/** Header that repeats the token; axios sends it by default. */
export const csrfHeader = 'x-xsrf-token';

/**
 * Refuses a writing call that does not repeat the XSRF-TOKEN cookie in its header (double submit):
 * another site can make a browser send the cookie, but cannot read it. The token is signed together
 * with the session cookie, so that a sibling host cannot set a token, not even a valid one of
 * another session. The check uses the cookie, not the database: an ended session gets a 401, which
 * the screens understand.
 * @throws ApiError `csrf`
 */
export function requireCsrfToken(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (isSafe(request.method) || request.is404) return;
    if (request.routeOptions.config.csrf === false) return;
    const header = request.headers[csrfHeader];
    const cookie = request.cookies[csrfCookie];
    const isMatch = typeof header === 'string' && header === cookie;
    const sessionId = readHostCookie(request, config, sessionCookie);
    if (!isMatch || !isSigned(header, sessionId, config)) throw new ApiError('csrf');
  });
}

/**
 * Gives the browser a new token, readable by its scripts.
 * @param sessionId value of the browser's new session cookie; undefined: a guest
 */
export function setCsrfCookie(reply: FastifyReply, config: Config, sessionId?: string): void {
  const token = randomToken();
  reply.setCookie(csrfCookie, `${token}.${signature(token, sessionId, config)}`, {
    path: '/',
    sameSite: 'lax',
    secure: config.secureCookies,
  });
}

function isSigned(value: string, sessionId: string | undefined, config: Config): boolean {
  const [token = '', given = ''] = value.split('.');
  const expected = Buffer.from(signature(token, sessionId, config));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function signature(token: string, sessionId = '', { SESSION_SECRET }: Config): string {
  const signed = JSON.stringify(['csrf', token, sessionId]);
  return createHmac('sha256', SESSION_SECRET).update(signed).digest('hex');
}
