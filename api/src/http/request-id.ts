import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';
/** No letter that is taken for another over the phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const wellFormed = /^[\w.-]{6,64}$/;

/**
 * Names each request: with the id a trusted proxy gave it, so that both logs tell one story, else
 * with one of ours. It is the incident code that a person quotes.
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

/** Says the id with every answer. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(requestIdHeader, request.id);
  });
}
