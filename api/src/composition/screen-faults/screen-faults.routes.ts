import {
  ScreenFaultInput,
  ScreenFaultsQuery,
  ScreenFaultsReply,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Metrics } from '../../platform/health/metrics';
import { presentFault } from './screen-faults.presenter';
import { screenFaultsRepository } from './screen-faults.repository';
import { recordFault } from './screen-faults.service';

const bodyLimit = 4_096;

/** Faults reported by browsers, and lookup by incident code. */
export const screenFaultsRoutes =
  (context: AppContext, metrics: Metrics): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db, throttles } = context;

    // `sendBeacon` sends a string as text/plain; the content is JSON.
    app.addContentTypeParser<string>(
      'text/plain',
      { parseAs: 'string', bodyLimit },
      async (_request: FastifyRequest, text: string) => readJson(text),
    );

    app.route({
      method: 'POST',
      url: '/api/composition/faults',
      // A closing page cannot fetch a CSRF token: check the origin instead.
      config: { access: 'all', csrf: false },
      bodyLimit,
      schema: { body: ScreenFaultInput, response: { 200: StatusReply } },
      handler: async (request) => {
        if (comesFromElsewhere(request, config.BASE_URL)) throw new ApiError('cross_site');
        const { isOver, retryAfter } = await throttles.count({
          name: 'faults:ip',
          of: request.ip,
          limit: config.THROTTLE_FAULTS_IP,
          windowSeconds: config.THROTTLE_WINDOW,
        });
        if (isOver) throw new ApiError('throttled', { retryAfter });
        await recordFault(context, metrics, request.body, request.headers['user-agent']);
        return { status: true as const };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/composition/faults',
      config: { access: 'staff' },
      schema: { querystring: ScreenFaultsQuery, response: { 200: ScreenFaultsReply } },
      handler: async ({ query }) =>
        (await screenFaultsRepository.ofIncident(db, query.incident)).map(presentFault),
    });
  };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed');
  }
}

/** Uses headers that only browsers set: pages of other sites do not report faults. */
function comesFromElsewhere({ headers }: FastifyRequest, baseUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host, new URL(baseUrl).host].includes(new URL(origin).host);
}
