import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config/read-config';
import type { AppContext } from '../context';

/** Our own files alone. One ornament's inline style is refused, and nobody misses it. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const docsPath = '/api/docs';
/** In production a map of every call is for those who work on the network, not for strangers. */
const readersOf = (config: Config) => (config.DEMO ? 'all' : 'staff');

/** Says who may read the pages of swagger-ui, whose routes cannot say it themselves. */
export function declareAccessOfDocs(app: FastifyInstance, config: Config): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(docsPath)) route.config = { access: readersOf(config) };
  });
}

/** The document of the API, and the page that shows it. */
export const docsRoutes =
  ({ config }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/openapi.json',
      config: { access: readersOf(config) },
      handler: (_request, reply) => reply.send(app.swagger()),
    });

    await app.register(swaggerUi, {
      routePrefix: docsPath,
      staticCSP: pagePolicy,
      theme: { title: "L'API" },
      uiConfig: {
        // Trying a call out is for reading: nobody deletes a person from a page of documentation.
        supportedSubmitMethods: ['get'],
      },
    });
  };
