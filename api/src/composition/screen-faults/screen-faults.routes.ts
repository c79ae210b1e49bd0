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
import { checkReport } from '../browser-reports';
import { presentFault } from './screen-faults.presenter';
import { screenFaultsRepository } from './screen-faults.repository';
import { recordFault } from './screen-faults.service';

const bodyLimit = 4_096;

/** Faults reported by browsers, and lookup by incident code. */
export const screenFaultsRoutes =
  (context: AppContext, metrics: Metrics): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = context;

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
        await checkReport(context, request, 'faults');
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
