import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The account that signs in, as the Graph API returns it. */
interface FacebookAccount {
  id: string;
  name?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
}

/** A plain OAuth 2 server on loopback that behaves like Facebook's. */
export interface TestFacebook {
  environment: Record<string, string>;
  account: FacebookAccount;
  isDenying: boolean;
  /** The Graph API fails. */
  isBroken: boolean;
  close(): Promise<void>;
}

const client = { id: 'alumni', secret: 'a secret the provider gave' };

/** Settings of our API that replace Facebook by `origin`. */
export const facebookEnvironment = (origin: string) => ({
  FACEBOOK_CLIENT_ID: client.id,
  FACEBOOK_CLIENT_SECRET: client.secret,
  FACEBOOK_AUTHORIZATION_URL: `${origin}/dialog`,
  FACEBOOK_TOKEN_URL: `${origin}/token`,
  FACEBOOK_PROFILE_URL: `${origin}/me`,
});

/**
 * @param callback our address to which it redirects visitors
 * @param port where it listens; any free one by default
 */
export async function startFacebook(callback: string, port = 0): Promise<TestFacebook> {
  const state = { account: { id: 'nobody' }, isDenying: false, isBroken: false };
  /** The account of each code, then of each access token. */
  const codes = new Map<string, { account: FacebookAccount; challenge: string }>();
  const accessTokens = new Map<string, FacebookAccount>();

  function dialog(url: URL, response: ServerResponse) {
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    if (asked('client_id') !== client.id || asked('redirect_uri') !== callback) {
      return sendJson(response, 400, { error: 'who are you?' });
    }
    const back = new URL(callback);
    back.searchParams.set('state', asked('state'));
    if (state.isDenying) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { account: state.account, challenge: asked('code_challenge') });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isOurs = form.get('client_secret') === client.secret;
    if (!code || !isOurs || challenge.digest('base64url') !== code.challenge) {
      return sendJson(response, 400, { error: 'invalid_grant' });
    }
    const access_token = randomBytes(16).toString('hex');
    accessTokens.set(access_token, code.account);
    sendJson(response, 200, { access_token, token_type: 'bearer', expires_in: 3600 });
  }

  function me(url: URL, request: IncomingMessage, response: ServerResponse) {
    const accessToken = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const account = accessTokens.get(accessToken);
    const proof = createHmac('sha256', client.secret).update(accessToken).digest('hex');
    if (state.isBroken || !account || url.searchParams.get('appsecret_proof') !== proof) {
      return sendJson(response, 500, { error: { message: 'broken' } });
    }
    sendJson(response, 200, account);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://facebook.test');
    if (url.pathname === '/dialog') return dialog(url, response);
    if (url.pathname === '/token') return void token(request, response);
    return me(url, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    environment: facebookEnvironment(origin),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
