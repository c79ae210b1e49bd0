import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/read-config';

/** Structured logs: what happened and how long it took, never who nor which token. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: safeMessage(error),
        stack: safeMessage({ message: error.stack ?? '' }),
      }),
    },
  };
}

/** Keeps the shape of an address: no query, no token, code or e-mail in its path. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .replace(/(\/(?:verify|check_user|password-reset|create|confirm)\/)[^/]+/, '$1***')
    .replace(/\/[0-9a-f]{32,}/g, '/***');
}

/** Drizzle puts the query's parameters in its messages, and they are people's data. */
function safeMessage(error: { message: string }): string {
  return error.message.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, '\nparams: ***');
}
