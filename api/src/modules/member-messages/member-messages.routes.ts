import { IdParams, MemberMessageInput, StatusReply, texts } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { writeTo } from './member-messages.service';

/** Messages from a member to another, by mail. */
export const memberMessagesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/users/:id/message',
      config: { access: 'can:directory:read', invalid: 422 },
      schema: { params: IdParams, body: MemberMessageInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { id } = request.params;
        await writeTo(context, viewerOf(request), { id, message: request.body.message });
        return { status: true as const, message: texts.memberMessageSent };
      },
    });
  };
