import { sign, unsign } from '@fastify/cookie';
import { socialProviders, type SocialProvider } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../http/host-cookie';
import type { Config } from '../../platform/config/read-config';

const Flow = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page first requested. */
  next: z.string().nullable(),
  /** Who is signed in and links an account; null at a login. */
  linkFor: z.number().nullable().default(null),
  /** Expiry in milliseconds: browsers may keep a cookie longer. */
  endsAt: z.number(),
});
/** State of a login at a provider, kept in the browser until its return. */
export type Flow = z.infer<typeof Flow>;

export const flowCookie = 'alumni_flow';

/** @param purpose a login, with the page first requested, or a link for somebody signed in */
export function beginFlow(
  config: Config,
  provider: SocialProvider,
  { next = null, linkFor = null }: Partial<Pick<Flow, 'next' | 'linkFor'>>,
): Flow {
  return {
    provider,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    next,
    linkFor,
    endsAt: Date.now() + config.SOCIAL_FLOW_LIFE * 1000,
  };
}

export function keepFlow(reply: FastifyReply, config: Config, flow: Flow): void {
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  setHostCookie(reply, config, {
    name: flowCookie,
    value: sign(value, keyOf(config)),
    seconds: config.SOCIAL_FLOW_LIFE,
  });
}

/** Reads and deletes the flow. Null when missing or invalid. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Flow | null {
  const cookie = readHostCookie(request, config, flowCookie);
  if (!cookie) return null;
  clearHostCookie(reply, config, flowCookie);
  const { valid, value } = unsign(cookie, keyOf(config));
  if (!valid) return null;
  const flow = Flow.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  return flow.endsAt > Date.now() ? flow : null;
}

/** A key of its own: no other signature of the server is valid here. */
const keyOf = (config: Config) => `flow:${config.SESSION_SECRET}`;
