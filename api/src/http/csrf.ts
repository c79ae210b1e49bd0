import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/read-config';
import { ApiError } from '../errors';
import { randomToken } from './hashes';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a writing call that does not repeat the XSRF-TOKEN cookie in its header: another site
 * can make a browser send the cookie, never read it. The token is signed, so that a neighbouring
 * host that plants a cookie of its own gains nothing.
 */
export function requireCsrfToken(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.is404) return;
    if (request.routeOptions.config.csrf === false) return;
    const header = request.headers[csrfHeader];
    const cookie = request.cookies[csrfCookie];
    const isMatch = typeof header === 'string' && header === cookie;
    if (!isMatch || !isSigned(header, config.SESSION_SECRET)) throw new ApiError('csrf');
  });
}

/** Gives the browser a new token, readable by its scripts. */
export function setCsrfCookie(reply: FastifyReply, config: Config): void {
  const token = randomToken();
  reply.setCookie(csrfCookie, `${token}.${signature(token, config.SESSION_SECRET)}`, {
    path: '/',
    sameSite: 'lax',
    secure: config.secureCookies,
  });
}

function isSigned(value: string, secret: string): boolean {
  const [token = '', given = ''] = value.split('.');
  const expected = Buffer.from(signature(token, secret));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf:${token}`).digest('hex');
}
