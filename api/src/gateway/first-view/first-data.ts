import type { FastifyInstance } from 'fastify';

/** What the API said to a guest. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Asks the API as a guest would, inside this process: no cookie of the visitor goes along, so that
 * nothing of a member can reach a page.
 * @returns by address; those that did not come in time are missing
 */
export async function firstData(
  app: FastifyInstance,
  addresses: string[],
  signal: AbortSignal,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const calls = addresses.map(async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'application/json' }, signal });
    const isJson = /json/.test(String(reply.headers['content-type']));
    if (isJson) answers.set(url, { status: reply.statusCode, body: reply.json() });
  });
  const late = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await Promise.race([Promise.allSettled(calls), late]);
  return new Map(answers);
}
