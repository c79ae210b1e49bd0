import { MailedTokenParams, StatusReply, texts } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { stopWeeklySummary } from './weekly-summary.service';

/** Ends the weekly summary without a session: by the link of one. */
export const weeklySummaryRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    // Mail programs send `List-Unsubscribe=One-Click` (RFC 8058); the token says everything.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );

    app.route({
      method: 'POST',
      url: '/api/v2/weekly-summary/stop/:token',
      config: { access: 'all', csrf: false, invalid: 422 },
      schema: { params: MailedTokenParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const isStopped = await stopWeeklySummary(db, request.params.token);
        if (!isStopped) throw fieldError('token', texts.linkDead);
        return { status: true as const, message: texts.summaryStopped };
      },
    });
  };
