import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from './errors';
import type { Transport } from './mail/transport';

/** What the running of this process needs to know: whether it serves, and what it leans on. */
export interface Operations {
  /** 'draining' once it is told to end, 'lost' once its database is gone for good. */
  phase: 'serving' | 'draining' | 'lost';
  pool: Pool;
  transport: Transport | null;
}

/** Tells who keeps a connection to open the next one elsewhere, once this process is to end. */
export function partWhenDraining(app: FastifyInstance, operations: Operations): void {
  app.addHook('onSend', async (_request, reply) => {
    if (operations.phase !== 'serving') void reply.header('connection', 'close');
  });
}

/** Without its database a process answers nothing but that it is about to end. */
export function refuseWhenLost(app: FastifyInstance, operations: Operations): void {
  app.addHook('onRequest', async () => {
    if (operations.phase === 'lost') throw new ApiError('unavailable', { retryAfter: 5 });
  });
}
