import { MailedLinkInput, MailedLinkReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { checkMailedLink } from './mailed-links.service';

/** Checks a mailed link for its page. The token is in the body. */
export const mailedLinksRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/mailed-links/check',
      config: { access: 'all', invalid: 422 },
      schema: { body: MailedLinkInput, response: { 200: MailedLinkReply } },
      handler: async (request) => {
        const live = await checkMailedLink(context, request.ip, request.body);
        return { status: true as const, live };
      },
    });
  };
