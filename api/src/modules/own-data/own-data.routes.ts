import { OwnData } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { readOwnData } from './own-data.service';

/** What the network keeps about the signed-in person, as a file to keep. */
export const ownDataRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/v2/users/me/data',
      config: { access: 'session' },
      schema: { response: { 200: OwnData } },
      handler: async (request, reply) => {
        const data = await readOwnData(db, viewerOf(request));
        const day = data.exported_at.slice(0, 10);
        void reply.header('content-disposition', `attachment; filename="mes-donnees-${day}.json"`);
        return data;
      },
    });
  };
