import { AlumniGroups, Stats, StudentsQuery, StudentsReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { readingDb } from '../../http/reading';
import { directoryVisibility, filtersFor } from './alumni.policy';
import { presentCard } from './alumni.presenter';
import { directorySearch } from './directory-filters';
import { spend, spendForNetwork } from './directory-quota';
import { directoryRepository } from './directory.repository';
import { watchMassReading } from './mass-reading';
import { alumniGroups } from './groups.service';
import { termsRank } from './search-terms';
import { readStats } from './stats.repository';

/** "Liste des anciens" and the five counters of the dashboard. */
export const directoryRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;
    const directory = directoryRepository();
    const groupsFor = alumniGroups();
    app.addHook('onError', watchMassReading(context));
    app.route({
      method: 'GET',
      url: '/api/users/students/list',
      config: { access: 'can:directory:read' },
      schema: { querystring: StudentsQuery, response: { 200: StudentsReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        const visibility = directoryVisibility(viewer);
        await spend(db, config, viewer, 'pages');
        await spendForNetwork(context, viewer, request.ip, 'pages');
        const { page, ...asked } = request.query;
        const size = config.CARDS_PER_PAGE;
        const filters = filtersFor(visibility, asked);
        const reading = readingDb(context, request);
        const { condition, terms } = await directorySearch(reading, filters);
        // These two filters are not in the change log of the cached totals.
        const isVolatile = filters.ready !== undefined;
        const rank = termsRank(terms);
        const found = await directory.search(reading, condition, page, size, { rank, isVolatile });
        return {
          status: true as const,
          data: {
            ...pagination(page, size, found.total),
            ...(found.isMinimum && { total_is_minimum: true as const }),
            data: found.rows.map((row) => presentCard(row, visibility, terms)),
          },
        };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni/groups',
      config: { access: 'can:directory:read' },
      schema: { response: { 200: AlumniGroups } },
      handler: (request) => groupsFor(readingDb(context, request), viewerOf(request)),
    });

    app.route({
      method: 'GET',
      url: '/api/stats',
      config: { access: 'can:stats:read' },
      schema: { response: { 200: Stats } },
      handler: () => readStats(db),
    });
  };
