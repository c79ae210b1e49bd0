import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorId } from '../platform/errors';
import { requestIdHeader } from './request-id';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** For addresses that no router can parse (`/%`): before any hook. */
export function answerFrameworkErrors(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const { id: code, status, message } = new ApiError(isTooLong ? 'not_found' : 'malformed');
  void reply
    .code(status)
    .headers({ ...headers, [requestIdHeader]: request.id })
    .serializer(JSON.stringify)
    .send({ code, message });
}

const idOfCode: Record<string, ErrorId> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Answers bytes that are not an HTTP request on the socket, which is then closed. */
export function answerClientErrors(error: NodeJS.ErrnoException, socket: Socket): void {
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent) {
    socket.destroy();
    return;
  }
  const { id: code, status, message } = new ApiError(idOfCode[error.code ?? ''] ?? 'malformed');
  const body = JSON.stringify({ code, message });
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // `end` waits for a client that may never close its side.
  setTimeout(() => socket.destroy(), 2_000).unref();
}
