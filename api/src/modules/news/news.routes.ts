import {
  AdminNewsQuery,
  AdminNewsReply,
  IdParams,
  News,
  NewsCreatedReply,
  NewsInput,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { readPictureForm } from '../../http/multipart-form';
import { pagination } from '../../http/paging';
import { presentNews, presentNewsItem } from './news.presenter';
import { newsRepository } from './news.repository';
import { createNews, deleteNews, updateNews } from './news.service';

const status = true as const;

/** News for staff, drafts included. Guests and members use `guest-news.routes`. */
export const newsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/actualities/list',
      config: { access: 'can:news:manage' },
      schema: { querystring: AdminNewsQuery, response: { 200: AdminNewsReply } },
      handler: async (request) => {
        const { page, sort } = request.query;
        const size = config.ROWS_PER_PAGE;
        const total = await newsRepository.count(db);
        const rows = await newsRepository.page(db, sort, page, size);
        return {
          status,
          data: { ...pagination(page, size, total), data: rows.map(presentNewsItem) },
        };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/actualities/:id',
      config: { access: 'can:news:manage' },
      schema: { params: IdParams, response: { 200: News } },
      handler: async (request) => {
        const row = await newsRepository.find(db, request.params.id);
        if (!row) throw new ApiError('not_found');
        return presentNews(row);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/actualities/create',
      config: { access: 'can:news:manage' },
      schema: { response: { 200: NewsCreatedReply } },
      handler: async (request) => {
        const { values, file } = await readPictureForm(request, NewsInput, 'picture');
        return { status, id: await createNews(context, viewerOf(request), values, file) };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/actualities/update/:id',
      config: { access: 'can:news:manage', invalid: 422 },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const { values, file } = await readPictureForm(request, NewsInput, 'picture');
        await updateNews(context, viewerOf(request), request.params.id, values, file);
        return { status };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/actualities/delete/:id',
      config: { access: 'can:news:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteNews(context, viewerOf(request), request.params.id);
        return { status };
      },
    });
  };
