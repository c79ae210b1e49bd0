import type { FastifyInstance, InjectOptions } from 'fastify';
import { csrfCookie, csrfHeader } from '../src/http/csrf';

/** An answer with parsed JSON. */
export interface Answer {
  status: number;
  // Tests read any shape; the routes' schemas check the output.
  body: never;
  text: string;
  bytes: Buffer;
  headers: Record<string, unknown>;
}

type Body = NonNullable<InjectOptions['payload']>;
type Options = Pick<InjectOptions, 'headers' | 'remoteAddress'>;

/** A minimal browser: keeps cookies and sends the CSRF token. */
export class Client {
  readonly cookies = new Map<string, string>();
  #ready: Promise<void> | undefined;

  /** @param signIn called before the first request, for example to open a session */
  constructor(
    private readonly app: FastifyInstance,
    private readonly signIn?: (client: Client) => Promise<void>,
  ) {}

  get = (url: string, options?: Options) => this.send('GET', url, undefined, options);
  post = (url: string, body?: Body, options?: Options) => this.send('POST', url, body, options);
  put = (url: string, body?: Body, options?: Options) => this.send('PUT', url, body, options);
  patch = (url: string, body?: Body, options?: Options) => this.send('PATCH', url, body, options);
  delete = (url: string, options?: Options) => this.send('DELETE', url, undefined, options);

  /** A request without the CSRF token. */
  raw = (options: InjectOptions) => this.#inject(options);

  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: Body,
    options: Options = {},
  ): Promise<Answer> {
    this.#ready ??= this.signIn?.(this) ?? Promise.resolve();
    await this.#ready;
    if (method !== 'GET' && !this.cookies.has(csrfCookie)) {
      await this.#inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
    }
    const token = method === 'GET' ? undefined : this.cookies.get(csrfCookie);
    const headers = { ...(token && { [csrfHeader]: token }), ...options.headers };
    return this.#inject({
      method,
      url,
      ...options,
      headers,
      ...(payload !== undefined && { payload }),
    });
  }

  async #inject(options: InjectOptions): Promise<Answer> {
    const response = await this.app.inject({
      ...options,
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.statusCode,
      body: asJson(response.body) as never,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
