import {
  IdParams,
  ImportMapping,
  ImportRowChoice,
  ImportRowParams,
  ImportRowsQuery,
  ImportRowsReply,
  ImportStarted,
  ImportState,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../http/access';
import { readForm } from '../../http/multipart-form';
import { pagination } from '../../http/paging';
import { sendPrivateFile } from '../../http/private-file';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { presentImport, presentRow } from './imports.presenter';
import { importsRepository } from './imports.repository';
import {
  applyImport,
  chooseForRow,
  deleteImport,
  importOf,
  mapColumns,
  startImport,
  undoImport,
} from './imports.service';
import { refusedFile } from './refused-file';

/** Import of people from a spreadsheet, by its author alone. */
export const importsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;
    const url = '/api/v2/alumni/imports';
    const access = 'can:alumnus:create' as const;
    const state = async (viewer: Viewer, id: number): Promise<ImportState> =>
      presentImport(db, await importOf(context, viewer, id));

    app.route({
      method: 'POST',
      url,
      config: { access, invalid: 422 },
      schema: { response: { 202: ImportStarted } },
      handler: async (request, reply) => {
        const { file, fileName } = await readForm(request, 'file');
        if (!file) throw fieldError('file', 'Choisissez un fichier XLSX ou CSV.');
        const upload = { content: file, fileName: (fileName || 'fichier').slice(-200) };
        const id = await startImport(context, viewerOf(request), upload);
        return reply.code(202).send({ id });
      },
    });

    app.route({
      method: 'GET',
      url: `${url}/:id`,
      config: { access },
      schema: { params: IdParams, response: { 200: ImportState } },
      handler: (request) => state(viewerOf(request), request.params.id),
    });

    app.route({
      method: 'GET',
      url: `${url}/:id/rows`,
      config: { access },
      schema: {
        params: IdParams,
        querystring: ImportRowsQuery,
        response: { 200: ImportRowsReply },
      },
      handler: async (request) => {
        const { id, columns } = await importOf(context, viewerOf(request), request.params.id);
        const { outcome, page } = request.query;
        const size = config.ROWS_PER_PAGE;
        const counts = await importsRepository.counts(db, id);
        const total = outcome
          ? counts[outcome]
          : Object.values(counts).reduce((sum, count) => sum + count, 0);
        const rows = await importsRepository.page(db, id, { outcome, page, size });
        const data = rows.map((row) => presentRow(row, columns));
        return { status: true as const, data: { ...pagination(page, size, total), data } };
      },
    });

    app.route({
      method: 'GET',
      url: `${url}/:id/refused.csv`,
      config: { access },
      schema: { params: IdParams },
      handler: async (request, reply) => {
        const record = await importOf(context, viewerOf(request), request.params.id);
        return sendPrivateFile(reply, {
          name: 'lignes-refusees.csv',
          type: 'text/csv; charset=utf-8',
          content: await refusedFile(db, record),
        });
      },
    });

    app.route({
      method: 'PUT',
      url: `${url}/:id/mapping`,
      config: { access },
      schema: { params: IdParams, body: ImportMapping, response: { 200: ImportState } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        await mapColumns(context, viewer, request.params.id, request.body);
        return state(viewer, request.params.id);
      },
    });

    app.route({
      method: 'PUT',
      url: `${url}/:id/rows/:number`,
      config: { access },
      schema: {
        params: ImportRowParams,
        body: ImportRowChoice,
        response: { 200: ImportState },
      },
      handler: async (request) => {
        const viewer = viewerOf(request);
        const { id, number } = request.params;
        await chooseForRow(context, viewer, id, { number, choice: request.body.choice });
        return state(viewer, id);
      },
    });

    for (const [verb, work] of [
      ['apply', applyImport],
      ['undo', undoImport],
    ] as const) {
      app.route({
        method: 'POST',
        url: `${url}/:id/${verb}`,
        config: { access },
        schema: { params: IdParams, response: { 200: ImportState } },
        handler: async (request) => {
          const viewer = viewerOf(request);
          await work(context, viewer, request.params.id);
          return state(viewer, request.params.id);
        },
      });
    }

    app.route({
      method: 'DELETE',
      url: `${url}/:id`,
      config: { access },
      schema: { params: IdParams, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await deleteImport(context, viewerOf(request), request.params.id);
        return reply.code(204).send(null);
      },
    });
  };
