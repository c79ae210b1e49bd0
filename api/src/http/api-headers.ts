import type { FastifyInstance } from 'fastify';

/** Answers hold people's data: nobody between here and the browser keeps them. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
  });
}
