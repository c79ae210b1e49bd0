import { ExportInput, ExportStarted, ExportState, IdParams } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../http/access';
import { sendPrivateFile } from '../../http/private-file';
import type { AppContext } from '../../platform/context';
import { fileNameOf, presentExport } from './exports.presenter';
import { cancelExport, exportOf, readExport, startExport } from './exports.service';
import { fileTypes } from './files';

/** Exports of the directory: started, watched, downloaded and cancelled by their author alone. */
export const exportsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/alumni/exports',
      config: { access: 'can:alumnus:export' },
      schema: { body: ExportInput, response: { 202: ExportStarted } },
      handler: async (request, reply) => {
        const id = await startExport(context, viewerOf(request), request.body);
        return reply.code(202).send({ id });
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni/exports/:id',
      config: { access: 'can:alumnus:export' },
      schema: { params: IdParams, response: { 200: ExportState } },
      handler: async (request) =>
        presentExport(await exportOf(context, viewerOf(request), request.params.id)),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni/exports/:id/file',
      config: { access: 'can:alumnus:export' },
      schema: { params: IdParams },
      handler: async (request, reply) => {
        const job = await exportOf(context, viewerOf(request), request.params.id);
        const content = await readExport(context, job);
        const type = fileTypes[presentExport(job).format];
        return sendPrivateFile(reply, { name: fileNameOf(job), type, content });
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/alumni/exports/:id',
      config: { access: 'can:alumnus:export' },
      schema: { params: IdParams, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await cancelExport(context, viewerOf(request), request.params.id);
        return reply.code(204).send(null);
      },
    });
  };
