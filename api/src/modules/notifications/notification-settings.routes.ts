import { NotificationSettings, NotificationSettingsInput } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { notificationSettingsRepository as settings } from './notification-settings.repository';

/** What the signed-in person wants to be told. */
export const notificationSettingsRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const url = '/api/v2/users/me/notification-settings';

    app.route({
      method: 'GET',
      url,
      config: { access: 'session' },
      schema: { response: { 200: NotificationSettings } },
      handler: (request) => settings.read(db, viewerOf(request).id),
    });

    app.route({
      method: 'PUT',
      url,
      config: { access: 'session', invalid: 422 },
      schema: { body: NotificationSettingsInput, response: { 200: NotificationSettings } },
      handler: async (request) => {
        const { id } = viewerOf(request);
        await settings.save(db, id, request.body);
        return settings.read(db, id);
      },
    });
  };
