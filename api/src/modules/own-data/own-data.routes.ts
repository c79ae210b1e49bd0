import { IdParams, OwnData, OwnDataCopies, OwnDataCopy } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { sendPrivateFile } from '../../http/private-file';
import { readCopies, readCopyFile, startCopy } from './data-copies.service';
import { readOwnData } from './own-data.service';

/** What the network keeps about the signed-in person, as a file to keep. */
export const ownDataRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/v2/users/me/data',
      config: { access: 'session' },
      schema: { response: { 200: OwnData } },
      handler: async (request, reply) => {
        const data = await readOwnData(context.db, viewerOf(request));
        const name = fileName(data.exported_at.slice(0, 10));
        void reply.header('content-disposition', `attachment; filename="${name}"`);
        return data;
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/users/me/data/copies',
      config: { access: 'session' },
      schema: { response: { 200: OwnDataCopies } },
      handler: (request) => readCopies(context, viewerOf(request)),
    });

    app.route({
      method: 'POST',
      url: '/api/v2/users/me/data/copies',
      config: { access: 'session' },
      schema: { response: { 202: OwnDataCopy } },
      handler: async (request, reply) =>
        reply.code(202).send(await startCopy(context, viewerOf(request))),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/users/me/data/copies/:id/file',
      config: { access: 'session' },
      schema: { params: IdParams },
      handler: async (request, reply) => {
        const { content, day } = await readCopyFile(context, viewerOf(request), request.params.id);
        const type = 'application/json; charset=utf-8';
        return sendPrivateFile(reply, { name: fileName(day), type, content });
      },
    });
  };

const fileName = (day: string) => `mes-donnees-${day}.json`;
