import type { FastifyInstance } from 'fastify';

/** An answer of the API. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Who asks. */
export interface Asker {
  /** The visitor's cookies; without that of the session no member's data is answered. */
  cookie: string | undefined;
  /** For limits by address. */
  ip: string;
}

/**
 * Calls the API in-process.
 * @returns answers by address; late ones are missing
 */
export async function firstData(
  app: FastifyInstance,
  addresses: string[],
  { cookie, ip }: Asker,
  signal: AbortSignal,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const calls = addresses.map(async (url) => {
    const headers = { accept: 'application/json', ...(cookie && { cookie }) };
    const reply = await app.inject({ url, headers, remoteAddress: ip, signal });
    const isJson = /json/.test(String(reply.headers['content-type']));
    if (isJson) answers.set(url, { status: reply.statusCode, body: reply.json() });
  });
  const late = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await Promise.race([Promise.allSettled(calls), late]);
  return new Map(answers);
}
