import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'oidc-provider';

/** The account that signs in at the provider, as in its ID token. */
interface GoogleAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A certified OpenID Connect provider on loopback, where everybody signs in as `account`. */
export interface TestGoogle {
  environment: Record<string, string>;
  account: GoogleAccount;
  /** The visitor cancels. */
  isDenying: boolean;
  /** Accepts calls and never answers them. */
  isSilent: boolean;
  close(): Promise<void>;
}

const client = { id: 'alumni', secret: 'a secret the provider gave' };

/** Settings of our API that replace Google by `issuer`. */
export const googleEnvironment = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
});

/**
 * @param callback our address to which it redirects visitors
 * @param port where it listens; any free one by default
 */
export async function startGoogle(callback: string, port = 0): Promise<TestGoogle> {
  const state = { account: { sub: 'nobody' }, isDenying: false, isSilent: false };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await withoutAdvice(async () => {
    const { default: Provider, interactionPolicy } = await import('oidc-provider');
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    const interactions: Configuration['interactions'] = {
      policy,
      url: (_context, { uid }) => `/interaction/${uid}`,
    };
    return new Provider(issuer, { ...settings(callback, () => state.account), interactions });
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const result = state.isDenying
      ? { error: 'access_denied', error_description: 'cancelled' }
      : { login: { accountId: state.account.sub }, select_account: {} };
    await provider.interactionFinished(request, response, result);
  }
  server.on('request', (request, response) => {
    if (state.isSilent) return;
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  });
  return Object.assign(state, {
    environment: googleEnvironment(issuer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function settings(callback: string, account: () => GoogleAccount): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['family_name', 'given_name', 'name'],
    },
    // Like Google, put the profile into the ID token.
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...account(), sub }),
    }),
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a key for tests'] },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    /** Do not ask for consent. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Silence the library's long warnings about production settings. */
async function withoutAdvice<Value>(start: () => Promise<Value>): Promise<Value> {
  const { info, warn } = console;
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  return start().finally(() => Object.assign(console, { info, warn }));
}
