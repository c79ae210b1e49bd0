import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../platform/config/read-config';

/** Structured logs without personal data and tokens. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      // One line suffices to count the answers of a route.
      res: ({ request, statusCode }) => ({
        method: request?.method,
        route: request?.routeOptions?.url,
        statusCode,
      }),
      err: loggedError,
    },
  };
}

const secretPlaces = /(\/(?:verify|check_user|password-reset|create|confirm)\/)[^/]+/;
const longestWord = 40;

/** Keeps the route of an address: no query, token, code or e-mail. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .replace(secretPlaces, '$1***')
    .split('/')
    .map((word) => (isPlainWord(word) ? word : '***'))
    .join('/');
}

/** Screens, ids and file names; no user input and no secrets. */
function isPlainWord(word: string): boolean {
  return word.length <= longestWord && /^[\w.:*-]*$/.test(word) && !/[0-9a-f]{32}/i.test(word);
}

type Logged = Error & Partial<Record<'code' | 'constraint' | 'table' | 'command', unknown>>;

/**
 * An error without personal data: class, location, and a message without addresses, tokens or query
 * parameters.
 */
export function loggedError(error: Logged): { type: string; message: string; stack: string } {
  const { message = '', stack = '', cause } = error;
  const { code, constraint, table, command } = error;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: safeMessage(error),
    // The stack repeats the message, whose lines may look like stack frames.
    stack: stack.replace(message, '').replace(/^[^\n]*\n/, ''),
    ...(code !== undefined && { code, constraint, table, command }),
    ...(isError(cause) && { cause: loggedError(cause) }),
  };
}

/** By shape: an error of a worker thread has another Error class. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
}

/** PostgreSQL quotes the refused value, a mail server the address: do not log either. */
function safeMessage(error: Logged): string {
  if ('severity' in error) return 'refused by PostgreSQL';
  return error.message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '***')
    .replace(/[\w-]{32,}/g, '***');
}
