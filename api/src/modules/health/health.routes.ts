import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../context';

/** Whether this process serves: it answers, and so does its database. */
export const healthRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/health',
      config: { access: 'all' },
      logLevel: 'warn',
      schema: { response: { 200: z.object({ status: z.literal('ok') }) } },
      handler: async () => {
        await db.execute(sql`SELECT 1`);
        return { status: 'ok' as const };
      },
    });
  };
