import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/read-config';
import { ApiError } from '../platform/errors';

const kilobyte = 1024;
const second = 1000;

/** Limits of size and time for requests. */
const bounds = {
  /** Names and values together; above it Node sends no body, so `raw-errors.ts` does. */
  headers: 16 * kilobyte,
  url: 4 * kilobyte,
  queryParameters: 60,
  body: 256 * kilobyte,
  /** Nesting depth of a JSON body; screens use four levels. */
  depth: 12,
  parameter: 256,
  /** Seconds to receive the headers. */
  headersSeconds: 15,
} as const;

/** Limits of a form besides its picture, whose limit is in shared-contract. */
export const formBounds = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: bounds.body,
  headerPairs: 10,
};

/** Limits enforced by Node and Fastify. */
export function serverBounds({ REQUEST_TIMEOUT }: Config) {
  return {
    bodyLimit: bounds.body,
    requestTimeout: REQUEST_TIMEOUT * second,
    // For an idle socket, such as a client that left during an answer.
    connectionTimeout: (REQUEST_TIMEOUT + 30) * second,
    routerOptions: { maxParamLength: bounds.parameter },
    http: {
      maxHeaderSize: bounds.headers,
      headersTimeout: Math.min(bounds.headersSeconds, REQUEST_TIMEOUT) * second,
      connectionsCheckingInterval: Math.min(5, REQUEST_TIMEOUT / 2) * second,
      // `boundRequests` refuses a request without Host in French; Node has no message.
      requireHostHeader: false,
    },
  };
}

/** Limits that we enforce: address, parameters and nesting depth. */
export function boundRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isWellAddressed(request)) throw new ApiError('malformed');
  });
  app.addHook('preValidation', async (request) => {
    if (isDeeper(request.body, bounds.depth)) throw new ApiError('malformed');
  });
}

function isWellAddressed({ raw }: FastifyRequest): boolean {
  const url = raw.url ?? '';
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  return (
    url.length <= bounds.url &&
    query.split('&').length <= bounds.queryParameters &&
    (raw.httpVersion !== '1.1' || raw.headers.host !== undefined)
  );
}

/** Iterative, so that deep nesting cannot exhaust the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((item) => (isPlain(item) ? Object.values(item) : []));
  }
  return false;
}

/** A parsed JSON object or array; not file bytes or a stream. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
