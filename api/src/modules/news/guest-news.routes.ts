import {
  GuestNewsPage,
  GuestNewsQuery,
  GuestNewsReply,
  IdParams,
  News,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { pageSpan } from '../../http/paging';
import { readingDb } from '../../http/reading';
import { presentNews, presentNewsItem } from './news.presenter';
import { newsRepository } from './news.repository';

/** Public news: published, and not dated in the future. */
export const guestNewsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;
    app.route({
      method: 'GET',
      url: '/api/guest/actualities',
      config: { access: 'all', otherSites: true },
      schema: {
        querystring: GuestNewsQuery,
        response: { 200: z.union([GuestNewsPage, GuestNewsReply]) },
      },
      handler: async (request) => {
        const db = readingDb(context, request);
        const { limit: size = config.CARDS_PER_PAGE, page, pages, paginate, sort } = request.query;
        const order = sort === 'date_publication' ? 'earliest' : 'latest';
        if (paginate !== '1') {
          const rows = await newsRepository.published(db, order, size, (page - 1) * size);
          return rows.map(presentNewsItem);
        }
        const total = await newsRepository.countPublished(db);
        const { limit, offset, numbers } = pageSpan(page, pages, size, total);
        const rows = await newsRepository.published(db, order, limit, offset);
        return { status: true as const, data: { ...numbers, data: rows.map(presentNewsItem) } };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/guest/actualities/:id',
      config: { access: 'all', otherSites: true },
      schema: { params: IdParams, response: { 200: News } },
      handler: async (request) => {
        const db = readingDb(context, request);
        const row = await newsRepository.findPublished(db, request.params.id);
        if (!row) throw new ApiError('not_found');
        return presentNews(row);
      },
    });
  };
