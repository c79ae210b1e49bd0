import type { FastifyInstance } from 'fastify';

/** The API's answer to a guest. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Calls the API in-process as a guest: without the visitor's cookie, so that no member's data can
 * reach a page.
 * @returns answers by address; late ones are missing
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
