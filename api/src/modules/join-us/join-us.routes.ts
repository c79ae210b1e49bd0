import { JoinUsInput, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { categoriesRepository } from '../categories/categories.repository';
import { askToJoin } from './join-us.service';

/** "Rejoignez-nous" on the home page: an address and a profession, forwarded to staff. */
export const joinUsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db, throttles } = context;

    app.route({
      method: 'POST',
      url: '/api/joinus',
      config: { access: 'all' },
      schema: { body: JoinUsInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { isOver, retryAfter } = await throttles.count({
          name: 'join:ip',
          of: request.ip,
          limit: config.THROTTLE_JOIN_IP,
          windowSeconds: config.THROTTLE_WINDOW,
        });
        if (isOver) throw new ApiError('throttled', { retryAfter });
        const category = await categoriesRepository.named(db, request.body.profession);
        if (!category) throw fieldError('profession', 'Choisissez une des valeurs proposées.');
        const asked = { email: request.body.email, profession: category.name };
        await askToJoin(context, asked);
        return { status: true as const };
      },
    });
  };
