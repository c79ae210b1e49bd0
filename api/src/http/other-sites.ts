import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read the answer, as the stranger they are: embed.js needs it. */
    otherSites?: true;
  }
}

/** Without credentials by its nature: a browser gives no answer to `*` that was asked with a cookie. */
export const toEverySite = ['access-control-allow-origin', '*'] as const;

/** Lets pages of other sites read the routes that say so; every other stays shut to them. */
export function openToOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.otherSites) void reply.header(...toEverySite);
  });
}
