import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config';
import { ApiError } from '../errors';

const kilobyte = 1024;
const second = 1000;

/** What a request may weigh and how long it may take to arrive. */
export const bounds = {
  /** Names and values together; Node answers nothing to more, `raw-errors.ts` does. */
  headers: 16 * kilobyte,
  url: 4 * kilobyte,
  queryParameters: 60,
  body: 256 * kilobyte,
  /** Levels of a JSON body; what screens send has four. */
  depth: 12,
  parameter: 256,
  /** Seconds for the headers of a request, which fit in a packet or two. */
  headersSeconds: 15,
} as const;

/** What a form may hold beside its one picture, whose weight is in shared-contract. */
export const formBounds = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: bounds.body,
  headerPairs: 10,
};

/** The bounds that Node and Fastify hold by themselves. */
export function serverBounds({ REQUEST_TIMEOUT }: Config) {
  return {
    bodyLimit: bounds.body,
    requestTimeout: REQUEST_TIMEOUT * second,
    // A socket where nothing moves at all, such as a reader who left in the middle of an answer.
    connectionTimeout: (REQUEST_TIMEOUT + 30) * second,
    routerOptions: { maxParamLength: bounds.parameter },
    http: {
      maxHeaderSize: bounds.headers,
      headersTimeout: Math.min(bounds.headersSeconds, REQUEST_TIMEOUT) * second,
      connectionsCheckingInterval: Math.min(5, REQUEST_TIMEOUT / 2) * second,
      // `boundRequests` refuses a request without Host in French; Node would say nothing.
      requireHostHeader: false,
    },
  };
}

/** The bounds that are ours: the address, its parameters and the depth of what came in. */
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

/** Level by level, so that a body of brackets alone cannot exhaust the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((item) => (isPlain(item) ? Object.values(item) : []));
  }
  return false;
}

/** An object or array out of JSON; neither a file's bytes nor a stream. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
