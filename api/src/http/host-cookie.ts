import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/read-config';

type Scheme = Pick<Config, 'secureCookies'>;

/**
 * Name of a cookie that only this host may set. Under https it has the prefix `__Host-`: browsers
 * then refuse it from a sibling host such as `ecole.alumni.example`.
 */
export function hostCookie(name: string, { secureCookies }: Scheme): string {
  return secureCookies ? `__Host-${name}` : name;
}

/** Value of a cookie set by `setHostCookie`; undefined without one. */
export function readHostCookie(
  { cookies }: FastifyRequest,
  config: Scheme,
  name: string,
): string | undefined {
  return cookies[hostCookie(name, config)];
}

/** Sets a cookie that scripts cannot read. */
export function setHostCookie(
  reply: FastifyReply,
  config: Scheme,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  reply.setCookie(hostCookie(name, config), value, { ...attributes(config), maxAge: seconds });
}

export function clearHostCookie(reply: FastifyReply, config: Scheme, name: string): void {
  reply.clearCookie(hostCookie(name, config), attributes(config));
}

/** Lax: a browser also returns from Google and Facebook, or opens a mailed link, with its cookies. */
const attributes = ({ secureCookies }: Scheme) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies }) as const;
