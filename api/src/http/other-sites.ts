import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read the answer, without credentials: what parcels and public screens read. */
    otherSites?: true;
  }
}

/** CORS `*` allows no credentials: browsers refuse it for requests with cookies. */
export const toEverySite = ['access-control-allow-origin', '*'] as const;

/** Sends CORS headers for routes that allow it, and for no others. */
export function openToOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.otherSites) void reply.header(...toEverySite);
  });
}
