import {
  ProviderParams,
  SocialConfirmInput,
  SocialLinkReply,
  socialOutcomes,
  socialProviders,
  StatusReply,
  type Registry,
  type SocialOutcome,
  type SocialProvider,
} from '@alumni/shared-contract';
import { shellEntry, type ShellRelease } from '@alumni/federation-registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { socialLogins } from '../../platform/config/social-logins';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { sendAdmission } from '../auth/admit';
import { mustHaveFreshProof } from '../proof/proof.service';
import { facebookProvider } from './facebook';
import { beginFlow, keepFlow, takeFlow, type Flow } from './flow-cookie';
import { googleProvider } from './google';
import { linkHere, linkPage } from './link-here.service';
import { confirmLink } from './mail-link.service';
import { asRefusal, callbackUrl, type Provider } from './provider';
import { landing, livePath } from './live-path';
import { signInWith } from './sign-in.service';
import { SocialRefusal } from './social-refusal';

/** The live releases, from which the pages are made. */
interface LivePages {
  releases: { live(): Promise<Registry> };
  shell: ShellRelease;
}

const openers = { google: googleProvider, facebook: facebookProvider };

/**
 * Login through Google or Facebook. These are pages, not API calls: every failure redirects to the
 * login page with a message.
 * @param pages live routes, to validate `?next=`
 */
export const socialLoginRoutes =
  (context: AppContext, pages?: LivePages): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;
    const enabled = socialLogins(config);
    const shell = pages && shellEntry(pages.shell);

    for (const name of socialProviders) {
      const provider = enabled.includes(name) ? openers[name](config) : null;

      app.route({
        method: 'GET',
        url: `/auth/${name}/redirect`,
        config: { access: 'all' },
        handler: async (request, reply) => {
          if (!provider) throw new ApiError('not_found');
          const { next } = request.query as { next?: unknown };
          const asked = livePath(next, await pages?.releases.live(), shell);
          const flow = beginFlow(config, name, { next: asked });
          return orBack(request, reply, flow, async () => {
            await throttle(context, request);
            const url = await provider.authorizationUrl(flow).catch(refuse);
            keepFlow(reply, config, flow);
            return url.href;
          });
        },
      });

      app.route({
        method: 'GET',
        url: `/auth/${name}/callback`,
        config: { access: 'all' },
        handler: async (request, reply) => {
          if (!provider) throw new ApiError('not_found');
          // The code in this address must not reach other sites through the referrer.
          void reply.header('referrer-policy', 'no-referrer');
          const flow = takeFlow(request, reply, config);
          return orBack(request, reply, flow, async () => {
            await throttle(context, request);
            const profile = await whoCameBack(provider, name, request, flow);
            const personId = flow?.linkFor ?? null;
            if (personId !== null) {
              await linkHere(context, request, { personId, profile });
              return linkPage({ linked: name });
            }
            const { person, ...admission } = await signInWith(context, request, profile);
            const next = flow?.next ?? null;
            if (!sendAdmission(reply, config, admission)) return secondStepPage(next);
            return landing(person, next);
          });
        },
      });
    }

    app.route({
      method: 'POST',
      url: '/api/v2/users/me/social/:provider',
      config: { access: 'session' },
      schema: { params: ProviderParams, response: { 200: SocialLinkReply } },
      handler: async (request, reply) => {
        const name = request.params.provider;
        if (!enabled.includes(name)) throw new ApiError('not_found');
        const viewer = viewerOf(request);
        // A new way in: a stolen session must not add it.
        await mustHaveFreshProof(context, viewer);
        const flow = beginFlow(config, name, { linkFor: viewer.id });
        const url = await openers[name](config)
          .authorizationUrl(flow)
          .catch((error: unknown) => {
            request.log.warn({ err: error }, 'social login unavailable');
            throw new ApiError('unavailable', { message: socialOutcomes.unavailable });
          });
        keepFlow(reply, config, flow);
        return { url: url.href };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/social-login/confirm',
      // The link may be opened on a device without a session.
      config: { access: 'all', invalid: 422 },
      schema: { body: SocialConfirmInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await confirmLink(context, request.body);
        return { status: true as const };
      },
    });

    /** Profile of the person who returned from the provider. */
    async function whoCameBack(
      provider: Provider,
      name: SocialProvider,
      request: FastifyRequest,
      flow: Flow | null,
    ) {
      if (flow?.provider !== name) throw new SocialRefusal('expired');
      const returned = new URL(callbackUrl(config, name));
      returned.search = request.url.split('?').slice(1).join('?');
      return provider.profileOf(returned, flow).catch(refuse);
    }
  };

/** The login page, which asks for the second step. */
function secondStepPage(next: string | null): string {
  const query = new URLSearchParams({ step: 'second', ...(next && { next }) });
  return `/login?${query.toString()}`;
}

/** A refused login ends on the login page, a refused link on the page where it began. */
async function orBack(
  request: FastifyRequest,
  reply: FastifyReply,
  flow: Flow | null,
  lead: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await lead());
  } catch (error) {
    logEnd(request, error);
    const outcome: SocialOutcome = error instanceof SocialRefusal ? error.outcome : 'failed';
    if (typeof flow?.linkFor === 'number') return reply.redirect(linkPage({ social: outcome }));
    const query = new URLSearchParams({ social: outcome, ...(flow?.next && { next: flow.next }) });
    return reply.redirect(`/login?${query.toString()}`);
  }
}

/** Refusals are logged as such; anything else is our failure. */
function logEnd(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof SocialRefusal)) request.log.error({ err: error }, 'social login failed');
  else request.log.warn({ err: error.cause ?? error }, 'social login refused');
}

function refuse(error: unknown): never {
  throw asRefusal(error);
}

async function throttle({ config, throttles }: AppContext, request: FastifyRequest): Promise<void> {
  const { isOver } = await throttles.count({
    name: 'social:ip',
    of: request.ip,
    limit: config.THROTTLE_SOCIAL_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new SocialRefusal('throttled');
}
