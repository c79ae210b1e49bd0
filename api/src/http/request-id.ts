import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Header of a request's id, in both directions. */
export const requestIdHeader = 'x-request-id';
/** Letters that are not confused when read out by phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const wellFormed = /^[\w.-]{6,64}$/;

/**
 * Gives each request an id: that of a trusted proxy, so that both logs match, or a new one. It is
 * the incident code that a person quotes.
 */
export function requestIds(isTrusted: (address: string) => boolean) {
  return (request: IncomingMessage): string => {
    const given = request.headers[requestIdHeader];
    const isFromProxy = isTrusted(request.socket.remoteAddress ?? '');
    return isFromProxy && typeof given === 'string' && wellFormed.test(given) ? given : newId();
  };
}

function newId(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}

/** Adds the id to every answer. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(requestIdHeader, request.id);
  });
}
