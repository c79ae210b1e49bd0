import {
  AccountDeleteInput,
  DeletionConfirmInput,
  DeletionRequestInput,
  IdParams,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { closeSession } from '../../http/sessions';
import { deleteAlumnus } from './delete-alumnus.service';
import { deleteOwnAccount } from './delete-own-account.service';
import { confirmDeletion, requestDeletion } from './mailed-deletion.service';

const status = true as const;

/** Account deletion: by the person, by a mailed link, by staff (rules 23 and 24). */
export const accountDeletionRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'DELETE',
      url: '/api/v2/account',
      config: { access: 'session', invalid: 422 },
      schema: { body: AccountDeleteInput, response: { 200: StatusReply } },
      handler: async (request, reply) => {
        await deleteOwnAccount(context, viewerOf(request), request.body);
        await closeSession(context, request, reply);
        return { status, message: texts.accountDeleted };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/account/deletion-request',
      config: { access: 'all', invalid: 422 },
      schema: { body: DeletionRequestInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await requestDeletion(context, request.ip, request.body);
        return { status, message: texts.deletionRequested };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/account/deletion',
      // The link works without a session.
      config: { access: 'all', invalid: 422 },
      schema: { body: DeletionConfirmInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await confirmDeletion(context, request.ip, request.body);
        return { status, message: texts.accountDeleted };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/users/students/delete/:id',
      config: { access: 'can:alumnus:delete' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteAlumnus(context, viewerOf(request), request.params.id);
        return { status, message: texts.done };
      },
    });
  };
