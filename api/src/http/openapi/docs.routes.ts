import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../platform/config/read-config';
import type { AppContext } from '../../platform/context';

/** Our own files only. CSP refuses one decorative inline style, on purpose. */
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
/** In production the documentation is for staff. */
const readersOf = (config: Config) => (config.DEMO ? 'all' : 'staff');

/** Sets `access` on swagger-ui's routes. */
export function declareAccessOfDocs(app: FastifyInstance, config: Config): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(docsPath)) route.config = { access: readersOf(config) };
  });
}

/** The OpenAPI document, and the page that shows it. */
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
        // Read only: "try it out" would run real calls.
        supportedSubmitMethods: ['get'],
      },
    });
  };
