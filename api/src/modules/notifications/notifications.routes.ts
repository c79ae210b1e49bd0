import {
  IdParams,
  NotificationsReply,
  OwnNotificationsQuery,
  OwnNotificationsReply,
  ReadNotificationsInput,
  ReadNotificationsReply,
  StatusReply,
  type Notification,
  type OwnNotification,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { notificationsRepository, type NotificationRow } from './notifications.repository';

/** A person's own notifications; not visible to others, staff included (rule 2). */
export const notificationsRoutes =
  ({ config, db }: AppContext): FastifyPluginAsyncZod =>
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
        // It leaves the bell, and stays on the page of all notifications.
        const read = await notificationsRepository.markRead(db, viewer.id, [request.params.id]);
        // One answer for another's and for none, so that ids cannot be probed.
        if (read === 0) throw new ApiError('not_found');
        return { status: true as const };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/notifications',
      config: { access: 'session' },
      schema: { querystring: OwnNotificationsQuery, response: { 200: OwnNotificationsReply } },
      handler: async (request) => {
        const { id } = viewerOf(request);
        const { page, state } = request.query;
        const size = config.ROWS_PER_PAGE;
        const counts = await notificationsRepository.counts(db, id);
        const total = state ? counts[state] : counts.read + counts.unread;
        const rows = await notificationsRepository.page(db, id, state, size, (page - 1) * size);
        return {
          status: true as const,
          data: { ...pagination(page, size, total), data: rows.map(presentOwn) },
          unread: counts.unread,
        };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/notifications/read',
      config: { access: 'session', invalid: 422 },
      schema: { body: ReadNotificationsInput, response: { 200: ReadNotificationsReply } },
      handler: async (request) => {
        const { id } = viewerOf(request);
        const read = await notificationsRepository.markRead(db, id, request.body.ids);
        return { status: true as const, read };
      },
    });
  };

const presentOwn = ({ id, type, data, readAt, createdAt }: NotificationRow): OwnNotification => ({
  ...data,
  id,
  type,
  read_at: readAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

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
