import { Alumnus, StatusReply, texts, Visibility, VisibilityInput } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { previewOf, readVisibility, saveVisibility } from './visibility.service';

/** Who sees what of the signed-in person (rule 31). */
export const visibilityRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/v2/users/me/visibility',
      config: { access: 'session' },
      schema: { response: { 200: Visibility } },
      handler: (request) => readVisibility(db, viewerOf(request).id),
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/users/me/visibility',
      config: { access: 'session', invalid: 422 },
      schema: { body: VisibilityInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await saveVisibility(db, viewerOf(request).id, request.body);
        return { status: true as const, message: texts.visibilitySaved };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/users/me/preview',
      config: { access: 'session' },
      schema: { response: { 200: Alumnus } },
      handler: (request) => previewOf(db, viewerOf(request).id),
    });
  };
