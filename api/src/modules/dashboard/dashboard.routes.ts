import { Tasks, Trends } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { readTasks, readTrends } from './dashboard.service';

/** The dashboard of staff, beside its five counters (`GET /api/stats`). */
export const dashboardRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/v2/dashboard/tasks',
      config: { access: 'staff' },
      schema: { response: { 200: Tasks } },
      handler: () => readTasks(db),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/dashboard/trends',
      config: { access: 'can:stats:read' },
      schema: { response: { 200: Trends } },
      handler: () => readTrends(db),
    });
  };
