import { ContactInput, StatusReply, texts } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { sendToStaff } from './contact.service';

/** A message to the team, from anybody. */
export const contactRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/contact',
      config: { access: 'all', invalid: 422 },
      schema: { body: ContactInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await sendToStaff(context, request.ip, request.body);
        return { status: true as const, message: texts.messageSent };
      },
    });
  };
