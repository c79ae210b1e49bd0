import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors';
import type { ProcessState } from '../platform/process-state';

/** Asks clients to reconnect elsewhere while this process is shutting down. */
export function partWhenDraining(app: FastifyInstance, processState: ProcessState): void {
  app.addHook('onSend', async (_request, reply) => {
    if (processState.phase !== 'serving') void reply.header('connection', 'close');
  });
}

/** Without its database a process only answers that it is shutting down. */
export function refuseWhenLost(app: FastifyInstance, processState: ProcessState): void {
  app.addHook('onRequest', async () => {
    if (processState.phase === 'lost') throw new ApiError('unavailable', { retryAfter: 5 });
  });
}
