import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/read-config';

/** One year. Not for subdomains: a school may have some without https. */
const strictTransport = 'max-age=31536000';

/** Register it before the pages and files. Under https, browsers never use http again. */
export function requireHttps(app: FastifyInstance, config: Config): void {
  if (!config.secureCookies) return;
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('strict-transport-security', strictTransport);
  });
}

/**
 * For answers of the API. They hold personal data: no cache may store them, no other site may load
 * them as a picture or a script, and one opened as a page runs nothing.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  const defaults = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(defaults)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}
