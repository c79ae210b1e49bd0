import { JoinUsInput, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../context';
import { ApiError, fieldError } from '../../errors';
import { countAttempt } from '../../http/throttle';
import { joinRequestMail } from '../../mail/templates/join-request-mail';
import { categoriesRepository } from '../categories/categories.repository';
import { notificationsRepository } from '../notifications/notifications.repository';
import { joinUsRepository } from './join-us.repository';

/** "Rejoignez-nous" on the home page: an address and a profession, told to the staff. */
export const joinUsRoutes =
  ({ config, db, outbox }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/joinus',
      config: { access: 'all' },
      schema: { body: JoinUsInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { isOver, retryAfter } = await countAttempt(db, {
          name: 'join:ip',
          of: request.ip,
          limit: config.THROTTLE_JOIN_IP,
          windowSeconds: config.THROTTLE_WINDOW,
        });
        if (isOver) throw new ApiError('throttled', { retryAfter });
        const category = await categoriesRepository.named(db, request.body.profession);
        if (!category) throw fieldError('profession', 'Choisissez une des valeurs proposées.');
        const asked = { email: request.body.email, profession: category.name };
        await db.transaction(async (tx) => {
          await joinUsRepository.insert(tx, asked.email, asked.profession);
          await notificationsRepository.tellStaff(tx, 'join_request', {
            title: 'Nouvelle demande',
            message: `${asked.email} (${asked.profession}) souhaite rejoindre le réseau.`,
            route: 'liste_ancien',
            params: {},
          });
          for (const { email } of await joinUsRepository.staffAddresses(tx)) {
            await outbox.queue(tx, joinRequestMail(config, email, asked));
          }
        });
        return { status: true as const };
      },
    });
  };
