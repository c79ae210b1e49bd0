import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from './errors';
import type { Transport } from './mail/transport';

/** State of this process: whether it serves, and its dependencies. */
export interface Operations {
  /** 'draining' after a termination signal, 'lost' once the embedded database has ended. */
  phase: 'serving' | 'draining' | 'lost';
  pool: Pool;
  transport: Transport | null;
}

/** Asks clients to reconnect elsewhere, once this process is ending. */
export function partWhenDraining(app: FastifyInstance, operations: Operations): void {
  app.addHook('onSend', async (_request, reply) => {
    if (operations.phase !== 'serving') void reply.header('connection', 'close');
  });
}

/** Without its database a process only answers that it is ending. */
export function refuseWhenLost(app: FastifyInstance, operations: Operations): void {
  app.addHook('onRequest', async () => {
    if (operations.phase === 'lost') throw new ApiError('unavailable', { retryAfter: 5 });
  });
}
