import {
  PasswordChangeInput,
  PasswordCreateInput,
  ResetApplyInput,
  ResetRequestInput,
  ResetRequestReply,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { changePassword } from './change-password.service';
import { applyReset, requestReset, throttleLinks } from './reset.service';
import { applyPasswordLink } from './apply-password-link';

const status = true as const;

/** Forgotten, first and changed passwords. */
export const passwordsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/password/create/:code',
      config: { access: 'all', invalid: 422 },
      schema: {
        params: z.object({ code: z.string().max(256) }),
        body: PasswordCreateInput,
        response: { 200: StatusReply },
      },
      handler: async (request) => {
        await throttleLinks(context, request.ip);
        const link = { kind: 'creation' as const, token: request.params.code };
        const { password } = request.body;
        if (!(await applyPasswordLink(context, { ...link, password }))) {
          throw fieldError('code', texts.creationLinkInvalid);
        }
        return { status, message: texts.passwordCreated };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/password/reset/request',
      config: { access: 'all', invalid: 422 },
      schema: { body: ResetRequestInput, response: { 200: ResetRequestReply } },
      handler: async (request) => {
        await requestReset(context, request.ip, request.body);
        return { status, error: null };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/reset-password',
      config: { access: 'all', invalid: 422 },
      schema: { body: ResetApplyInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await throttleLinks(context, request.ip);
        await applyReset(context, request.body);
        return { status };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/password/reset',
      config: { access: 'session', invalid: 422 },
      schema: { body: PasswordChangeInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await changePassword(context, viewerOf(request), request.body);
        return { status };
      },
    });
  };
