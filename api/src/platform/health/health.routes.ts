import { HealthReply, ReadyReply, UnreadyReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../context';
import { ApiError } from '../errors';
import { maySeeOperations } from './health.policy';
import type { Metrics } from './metrics';
import { createReadiness } from './readiness';

/** State of the server for operators (docs/operations.md). */
export const healthRoutes =
  (context: AppContext, metrics: Metrics): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, processState } = context;
    const lookAtParts = createReadiness(context);
    // Called every few seconds: not logged.
    const logLevel = config.LOG_LEVEL === 'silent' ? 'silent' : 'warn';

    app.route({
      method: 'GET',
      url: '/health',
      config: { access: 'all' },
      logLevel,
      schema: { response: { 200: HealthReply } },
      handler: async () => ({ status: 'ok' as const }),
    });

    app.route({
      method: 'GET',
      url: '/ready',
      config: { access: 'all' },
      logLevel,
      schema: { response: { 200: ReadyReply, 503: UnreadyReply } },
      handler: async (request, reply) => {
        const { phase } = processState;
        const parts = await lookAtParts();
        const needed = config.READY_NEEDS.map((name) => parts[name].status);
        const details = maySeeOperations(request, config) ? { phase, parts } : {};
        if (phase === 'serving' && !needed.includes('failed')) {
          return { status: 'ready' as const, ...details };
        }
        const { message } = new ApiError('unavailable');
        return reply
          .code(503)
          .send({ status: 'unready', code: 'unavailable', message, ...details });
      },
    });

    app.route({
      method: 'GET',
      url: '/metrics',
      config: { access: 'all' },
      logLevel,
      handler: async (request, reply) => {
        if (!maySeeOperations(request, config)) {
          throw new ApiError(request.viewer ? 'not_found' : 'session_required');
        }
        const { type, text } = await metrics.read();
        return reply.type(type).send(text);
      },
    });
  };
