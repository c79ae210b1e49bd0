import { sign, unsign } from '@fastify/cookie';
import { socialProviders, type SocialProvider } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../config/read-config';

const Flow = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page first asked for. */
  next: z.string().nullable(),
  /** Milliseconds: a browser may keep a cookie longer than it was told to. */
  endsAt: z.number(),
});
/** What a browser leaves with, and must come back with. */
export type Flow = z.infer<typeof Flow>;

export const flowCookie = 'alumni_flow';
/** Only the returns from a provider read it. */
const path = '/auth';

export function beginFlow(config: Config, provider: SocialProvider, next: string | null): Flow {
  return {
    provider,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    next,
    endsAt: Date.now() + config.SOCIAL_FLOW_LIFE * 1000,
  };
}

/** Lax: the provider sends the browser back by a link, and a link alone carries it. */
export function keepFlow(reply: FastifyReply, config: Config, flow: Flow): void {
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  reply.setCookie(flowCookie, sign(value, keyOf(config)), {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    maxAge: config.SOCIAL_FLOW_LIFE,
  });
}

/** The flow this browser left with, once: the cookie goes with it. Null for none of ours. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Flow | null {
  const cookie = request.cookies[flowCookie];
  if (!cookie) return null;
  reply.clearCookie(flowCookie, { path });
  const { valid, value } = unsign(cookie, keyOf(config));
  if (!valid) return null;
  const flow = Flow.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  return flow.endsAt > Date.now() ? flow : null;
}

/** Its own key: no other signature of the server passes for a flow. */
const keyOf = (config: Config) => `flow:${config.SESSION_SECRET}`;
