import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  ApiError,
  isDatabaseAway,
  isDeadlock,
  isDiskFull,
  isGoneReference,
  isUniqueViolation,
  type ErrorId,
  type FieldErrors,
} from '../platform/errors';

/** The only error handler: turns every thrown error into `{code, message, errors?}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    else if (isConflict(error)) request.log.warn({ err: error }, 'refused by the database alone');
    // Not returned: the framework would wait for the reply once more, with listeners of its own.
    void send(reply, statusFor(known, request), known);
  });
  app.setNotFoundHandler((_request, reply) => {
    const error = new ApiError('not_found');
    return send(reply, error.status, error);
  });
}

function send(reply: FastifyReply, status: number, error: ApiError): FastifyReply {
  if (error.retryAfter) void reply.header('retry-after', error.retryAfter);
  const { id: code, message, errors } = error;
  // Incident code that links the person's report with our logs.
  const incident = status >= 500 && { incident: reply.request.id };
  const body = { code, message, ...(errors && { errors }), ...incident };
  return (
    reply
      .code(status)
      // A file that fails while it is read has headers already: it would be cached for a year.
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body)
  );
}

/** Field errors use the status that the route declares (acceptance.md, "Statuses"). */
function statusFor(error: ApiError, request: FastifyRequest): number {
  return error.id === 'invalid' ? (request.routeOptions.config.invalid ?? 400) : error.status;
}

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return new ApiError('not_found');
    const errors = fieldErrors(error.validation);
    const first = Object.values(errors)[0]?.[0];
    return new ApiError('invalid', { ...(first && { message: first }), errors });
  }
  if (isUnstorable(error)) return new ApiError('malformed');
  if (isConflict(error)) return new ApiError('conflict');
  if (isDiskFull(error)) return new ApiError('full', { retryAfter: 60 });
  if (isDatabaseAway(error)) return new ApiError('unavailable', { retryAfter: 5 });
  const status = error.statusCode ?? 500;
  if (status === 413 && error.code !== 'FST_REQ_FILE_TOO_LARGE')
    return new ApiError('body_too_large');
  return new ApiError(idOfStatus[status] ?? (status < 500 ? 'malformed' : 'failed'));
}

/** A concurrent change that the route did not handle: answer a conflict, and log it. */
function isConflict(error: unknown): boolean {
  return isGoneReference(error) || isUniqueViolation(error) || isDeadlock(error);
}

/** PostgreSQL refuses the value: a NUL character, a number or date out of range. */
const unstorable = new Set(['22021', '22P05', '22003', '22007', '22008']);

function isUnstorable({ cause }: FastifyError): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && unstorable.has(code);
}

const idOfStatus: Record<number, ErrorId> = {
  404: 'not_found',
  413: 'too_large',
  415: 'bad_media',
  429: 'throttled',
  503: 'unavailable',
};

/** Errors of a schema, by field. */
export function fieldErrors(
  issues: readonly { instancePath: string; message?: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'form';
    (errors[field] ??= []).push(message ?? 'Valeur invalide.');
  }
  return errors;
}
