import { EmailChangeInput, EmailConfirmInput, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { confirmEmailChange, requestEmailChange } from './email-change.service';
import { undoEmailChange } from './undo-email-change.service';

const done = { status: true } as const;

/** Change of the own e-mail address: request, then confirmation by a mailed link. */
export const emailChangeRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'PUT',
      url: '/api/v2/email/reset',
      config: { access: 'session', invalid: 422 },
      schema: { body: EmailChangeInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await requestEmailChange(context, viewerOf(request), request.body);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/email/confirm',
      // The link may be opened on a device without a session.
      config: { access: 'all', invalid: 422 },
      schema: { body: EmailConfirmInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await confirmEmailChange(context, request.body, request.viewer);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/email/undo',
      // By the link mailed to the old address, whose owner may have lost every session.
      config: { access: 'all', invalid: 422 },
      schema: { body: EmailConfirmInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await undoEmailChange(context, request.body);
        return done;
      },
    });
  };
