import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/read-config';
import { reportedPolicy } from './csp-reporting';

/** One year. Not for subdomains: a school may have some without https. */
const strictTransport = 'max-age=31536000';

/** Register it before the pages and files. Under https, browsers never use http again. */
export function requireHttps(app: FastifyInstance, config: Config): void {
  if (!config.secureCookies) return;
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('strict-transport-security', strictTransport);
  });
}

/** An answer of the API opened as a page runs nothing, and no other site may load it as a script. */
const jsonPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Answers of the API hold personal data: no cache may store them. Pages, pictures and the files that
 * other sites load have headers of their own.
 */
export function keepAnswersPrivate(app: FastifyInstance, { secureCookies }: Config): void {
  const jsonHeaders = {
    ...reportedPolicy(jsonPolicy, secureCookies),
    'cross-origin-resource-policy': 'same-origin',
  };
  app.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    const defaults = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(isJson && jsonHeaders),
    };
    for (const [name, value] of Object.entries(defaults)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}
