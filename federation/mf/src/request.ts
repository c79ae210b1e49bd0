import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { EarlyExit } from './outcome';

export interface Request<Reply> {
  url: URL;
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: () => BodyInit;
  reply: z.ZodType<Reply>;
  /** Whether the call is idempotent: then it is repeated when no answer comes. */
  isRepeatable: boolean;
  /** Meaning of a 409 for this call. */
  conflict: 'outrun' | 'nothing' | 'refused';
}

const tries = 3;
const patience = 120_000;

/**
 * Calls the server and validates its answer.
 * @throws EarlyExit with a message that says what to do
 */
export async function request<Reply>(call: Request<Reply>): Promise<Reply> {
  const answer = await send(call, call.isRepeatable ? tries : 1);
  if (!answer.ok) throw await refusal(call, answer);
  const body: unknown = await answer.json().catch(() => null);
  const reply = call.reply.safeParse(body);
  if (reply.success) return reply.data;
  throw new EarlyExit('refused', `${call.url.origin} ne répond pas comme le réseau des anciens.`);
}

async function send(call: Request<unknown>, left: number): Promise<Response> {
  const { url, path, method = 'GET', headers, body } = call;
  try {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { accept: 'application/json', ...headers },
      // Do not follow redirects: the token must not reach another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...(body ? { body: body(), duplex: 'half' } : {}),
    });
    if (left > 1 && [502, 503, 504].includes(answer.status)) return await again(call, left);
    return answer;
  } catch (error) {
    if (left > 1) return again(call, left);
    const doubt = call.isRepeatable ? '' : " Rien ne dit si c'est fait : voyez mf status.";
    throw new EarlyExit('refused', `${url.origin} ne répond pas (${why(error)}).${doubt}`);
  }
}

async function again(call: Request<unknown>, left: number): Promise<Response> {
  await pause(400 * (tries - left + 1));
  return send(call, left - 1);
}

const ErrorReply = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

async function refusal(
  { url, path, conflict }: Request<unknown>,
  answer: Response,
): Promise<EarlyExit> {
  const body = ErrorReply.safeParse(await answer.json().catch(() => null));
  const said = body.success
    ? [...new Set([body.data.message, ...Object.values(body.data.errors ?? {}).flat()])].join(' ')
    : `${url.origin} répond ${answer.status}.`;
  if (answer.status === 401) {
    return new EarlyExit('refused', `${url.origin} n'accepte pas ce jeton : ${said}`);
  }
  if (answer.status === 403) return new EarlyExit('refused', `Ce jeton ne suffit pas : ${said}`);
  if (answer.status === 409) return new EarlyExit(conflict, said);
  if (answer.status >= 300 && answer.status < 400) {
    const elsewhere = answer.headers.get('location') ?? '';
    return new EarlyExit('usage', `${url.origin} renvoie vers ${elsewhere} : donnez --url.`);
  }
  if (answer.status === 404 && !body.success) {
    return new EarlyExit(
      'usage',
      `${url.origin} ne connaît pas ${path} : est-ce la bonne adresse ?`,
    );
  }
  return new EarlyExit('refused', said);
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'personne ne répond à ce port',
  ENOTFOUND: 'ce nom est inconnu',
  EAI_AGAIN: 'ce nom est inconnu',
  ECONNRESET: 'la liaison a été coupée',
  UND_ERR_SOCKET: 'la liaison a été coupée',
};

function why(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'délai dépassé';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
