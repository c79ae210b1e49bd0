import { GuestNewsQuery, GuestNewsReply, IdParams, News } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../context';
import { ApiError } from '../../errors';
import { presentNews, presentNewsItem } from './news.presenter';
import { newsRepository } from './news.repository';

/** News as everybody reads them: published and not dated in the future, whatever is asked. */
export const guestNewsRoutes =
  ({ config, db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/guest/actualities',
      config: { access: 'all', otherSites: true },
      schema: { querystring: GuestNewsQuery, response: { 200: GuestNewsReply } },
      handler: async (request) => {
        const { limit = config.CARDS_PER_PAGE, page, sort } = request.query;
        const order = sort === 'date_publication' ? 'earliest' : 'latest';
        const rows = await newsRepository.published(db, order, limit, (page - 1) * limit);
        return rows.map(presentNewsItem);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/guest/actualities/:id',
      config: { access: 'all' },
      schema: { params: IdParams, response: { 200: News } },
      handler: async (request) => {
        const row = await newsRepository.findPublished(db, request.params.id);
        if (!row) throw new ApiError('not_found');
        return presentNews(row);
      },
    });
  };
