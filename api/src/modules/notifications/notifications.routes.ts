import {
  IdParams,
  NotificationsReply,
  StatusReply,
  type Notification,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { notificationsRepository, type NotificationRow } from './notifications.repository';

/** A person's own notifications; not visible to others, staff included (rule 2). */
export const notificationsRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/users/notifications/:id',
      config: { access: 'session' },
      schema: { params: IdParams, response: { 200: NotificationsReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        if (request.params.id !== viewer.id) throw new ApiError('forbidden');
        return (await notificationsRepository.of(db, viewer.id)).map(presentNotification);
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/users/notifications/delete/:id',
      config: { access: 'session' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        const isDeleted = await notificationsRepository.deleteOwn(db, request.params.id, viewer.id);
        // One answer for another's and for none, so that ids cannot be probed.
        if (!isDeleted) throw new ApiError('not_found');
        return { status: true as const };
      },
    });
  };

/** `data` is JSON text, as in the description. */
function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    data: JSON.stringify(row.data),
    read_at: row.readAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
