import { ProfileConfirmInput, StatusReply, texts } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { profileConfirmationRepository } from './profile-confirmation.repository';
import { confirmByLink } from './profile-confirmation.service';

/** 'This is still right', said by the person: signed in, or by the link of the yearly mail. */
export const profileConfirmationRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/users/me/confirm',
      config: { access: 'session' },
      schema: { response: { 200: StatusReply } },
      handler: async (request) => {
        await profileConfirmationRepository.confirm(context.db, viewerOf(request).id);
        return { status: true as const, message: texts.profileConfirmed };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/profile/confirm',
      config: { access: 'all', invalid: 422 },
      schema: { body: ProfileConfirmInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const isConfirmed = await confirmByLink(context, request.body.token);
        if (!isConfirmed) throw fieldError('token', texts.linkDead);
        return { status: true as const, message: texts.profileConfirmed };
      },
    });
  };
