import {
  homeItems,
  IdParams,
  OpportunitiesPage,
  OpportunitiesQuery,
  OpportunitiesReply,
  Opportunity,
  OpportunityCreatedReply,
  OpportunityInput,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { pageSpan } from '../../http/paging';
import { readingDb } from '../../http/reading';
import { presentOpportunity, presentOpportunityItem, today } from './opportunities.presenter';
import { opportunitiesRepository } from './opportunities.repository';
import { createOpportunity, deleteOpportunity, updateOpportunity } from './opportunities.service';

const status = true as const;
/** Limit of the plain public list: an item may have 20 KB. Older ones are on the pages. */
const listed = 100;

/** Jobs, internships and business: read by everybody, written by staff. */
export const opportunitiesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/opportunities/latest',
      config: { access: 'all', otherSites: true },
      schema: { response: { 200: OpportunitiesReply } },
      handler: async (request) => {
        const limit = homeItems.opportunitiesShown;
        const rows = await opportunitiesRepository.latest(
          readingDb(context, request),
          today(),
          limit,
        );
        return rows.map(presentOpportunityItem);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/opportunities/list',
      config: { access: 'all', otherSites: true },
      schema: {
        querystring: OpportunitiesQuery,
        response: { 200: z.union([OpportunitiesPage, OpportunitiesReply]) },
      },
      handler: async (request) => {
        const reading = readingDb(context, request);
        const { page, pages, paginate, sort, ...filters } = request.query;
        const wanted = { ...filters, openOn: sort === 'open' ? today() : undefined };
        if (paginate !== '1') {
          const rows = await opportunitiesRepository.list(reading, { ...wanted, limit: listed });
          return rows.map(presentOpportunityItem);
        }
        const total = await opportunitiesRepository.count(reading, filters);
        const span = pageSpan(page, pages, config.CARDS_PER_PAGE, total);
        const rows = await opportunitiesRepository.list(reading, { ...wanted, ...span });
        return { status, data: { ...span.numbers, data: rows.map(presentOpportunityItem) } };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/opportunities/:id',
      config: { access: 'all', otherSites: true },
      schema: { params: IdParams, response: { 200: Opportunity } },
      handler: async (request) => {
        const row = await opportunitiesRepository.find(
          readingDb(context, request),
          request.params.id,
        );
        if (!row) throw new ApiError('not_found');
        return presentOpportunity(row);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/opportunities/create',
      config: { access: 'can:opportunity:create' },
      schema: { body: OpportunityInput, response: { 200: OpportunityCreatedReply } },
      handler: async (request) => {
        const id = await createOpportunity(context, viewerOf(request), request.body);
        return { status, id };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/opportunities/update/:id',
      config: { access: 'can:opportunity:update' },
      schema: { params: IdParams, body: OpportunityInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await updateOpportunity(db, viewerOf(request), request.params.id, request.body);
        return { status };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/opportunities/delete/:id',
      config: { access: 'can:opportunity:delete' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteOpportunity(db, viewerOf(request), request.params.id);
        return { status };
      },
    });
  };
