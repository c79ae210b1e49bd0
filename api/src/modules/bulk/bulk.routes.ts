import { BulkInput, BulkReply, IdParams } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import type { Viewer } from '../../http/viewer';
import { presentBulk } from './bulk.presenter';
import { bulkOf, startBulk, undoBulk } from './bulk.service';

/** Actions of staff on several people: started, watched and undone by their author. */
export const bulkRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/alumni/bulk',
      config: { access: 'can:alumnus:approve' },
      schema: { body: BulkInput, response: { 200: BulkReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        return replyOf(viewer, await startBulk(context, viewer, request.body));
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni/bulk/:id',
      config: { access: 'can:alumnus:approve' },
      schema: { params: IdParams, response: { 200: BulkReply } },
      handler: (request) => replyOf(viewerOf(request), request.params.id),
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni/bulk/:id/undo',
      config: { access: 'can:alumnus:approve' },
      schema: { params: IdParams, response: { 200: BulkReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        await undoBulk(context, viewer, request.params.id);
        return replyOf(viewer, request.params.id);
      },
    });

    async function replyOf(viewer: Viewer, id: number): Promise<BulkReply> {
      return presentBulk(context.db, await bulkOf(context, viewer, id));
    }
  };
