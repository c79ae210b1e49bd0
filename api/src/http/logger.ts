import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/read-config';

/** Structured logs: what happened and how long it took, never who nor which token. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: loggedError,
    },
  };
}

const secretPlaces = /(\/(?:verify|check_user|password-reset|create|confirm)\/)[^/]+/;
const longestWord = 40;

/** Keeps the shape of an address: no query, no token, code or e-mail in its path. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .replace(secretPlaces, '$1***')
    .split('/')
    .map((word) => (isPlainWord(word) ? word : '***'))
    .join('/');
}

/** Screens, ids and files' names; not what somebody typed, nor anything that could open a door. */
function isPlainWord(word: string): boolean {
  return word.length <= longestWord && /^[\w.:*-]*$/.test(word) && !/[0-9a-f]{32}/i.test(word);
}

type Logged = Error & Partial<Record<'code' | 'constraint' | 'table' | 'command', unknown>>;

/**
 * An error as far as it tells nothing of people: its class, where it happened, and a message
 * without addresses, tokens or the parameters of a query.
 */
export function loggedError(error: Logged): { type: string; message: string; stack: string } {
  const { message = '', stack = '', cause } = error;
  const { code, constraint, table, command } = error;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: safeMessage(error),
    // The stack repeats the message, whose lines may look like its own.
    stack: stack.replace(message, '').replace(/^[^\n]*\n/, ''),
    ...(code !== undefined && { code, constraint, table, command }),
    ...(isError(cause) && { cause: loggedError(cause) }),
  };
}

/** By its shape: an error may come from another realm, as a thread's does. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
}

/** PostgreSQL quotes the value it refuses, a mail server the address: neither is for a log. */
function safeMessage(error: Logged): string {
  if ('severity' in error) return 'refused by PostgreSQL';
  return error.message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '***')
    .replace(/[\w-]{32,}/g, '***');
}
